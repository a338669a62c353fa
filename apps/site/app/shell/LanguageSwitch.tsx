import { classNames } from "@croupier/ui";
import { useLocation } from "react-router";

import { isLanguage, languageNames } from "../language/languages.ts";
import { useLanguage, useSay } from "../language/Messages.context.tsx";
import { useSite } from "../site.ts";
import styles from "./LanguageSwitch.module.css";

/** Plain links: the server answers with the page in that language and remembers the choice. */
export function LanguageSwitch() {
  const say = useSay();
  const current = useLanguage();
  const { pathname } = useLocation();
  const languages = (useSite()?.languages ?? []).filter(isLanguage);
  return (
    <nav className={styles["LanguageSwitch"]} aria-label={say("footer.language")}>
      {languages.map((language) => (
        <a
          key={language}
          href={`${pathname}?lang=${language}`}
          hrefLang={language}
          lang={language}
          aria-current={language === current ? "true" : undefined}
          className={classNames(
            styles["LanguageSwitch-choice"],
            language === current && styles["LanguageSwitch-choice--current"],
          )}
        >
          {languageNames[language]}
        </a>
      ))}
    </nav>
  );
}

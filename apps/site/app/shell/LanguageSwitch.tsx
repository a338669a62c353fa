import { classNames } from "@croupier/ui";
import { useLocation } from "react-router";

import { useHydrated } from "../hydration.ts";
import { inLanguage } from "../language/in-language.ts";
import { isLanguage, languageNames } from "../language/languages.ts";
import { useLanguage, useSay } from "../language/Messages.context.tsx";
import { useSite } from "../site.ts";
import styles from "./LanguageSwitch.module.css";

/** Plain links: the server answers with the page in that language and remembers the choice. */
export function LanguageSwitch() {
  const say = useSay();
  const current = useLanguage();
  const { pathname, search } = useLocation();
  // The page is shared by everyone, whatever follows its question mark: that is added here.
  const query = useHydrated() ? search : "";
  const languages = (useSite()?.languages ?? []).filter(isLanguage);
  return (
    <nav className={styles["LanguageSwitch"]} aria-label={say("footer.language")}>
      {languages.map((language) => (
        <a
          key={language}
          href={`${pathname}?${inLanguage(query, language)}`}
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

import { Button, ContainerRow, DrawnOnce, Logo, TextLink } from "@croupier/ui";
import { useLocation } from "react-router";

import { consentBannerId } from "../consent/consent-script.ts";
import { useSay } from "../language/Messages.context.tsx";
import { useBrand, useSite } from "../site.ts";
import { SiteThemeSwitch } from "../theme/SiteThemeSwitch.tsx";
import { Credits } from "./Credits.tsx";
import styles from "./Footer.module.css";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { AgeMark, Helplines } from "./LawMarks.tsx";
import { RegionBlocks } from "./RegionBlocks.tsx";
import { footerColumns } from "./footer-columns.ts";

/** The same for all at one address: the languages lead to that. */
export function Footer() {
  return (
    <DrawnOnce of={["footer", useLocation().pathname]}>
      <FooterRows />
    </DrawnOnce>
  );
}

function FooterRows() {
  const say = useSay();
  const site = useSite();
  const { mark, code } = useBrand();
  const brandName = site?.brandName ?? "";
  // Without them nothing is known of the place: then the highest age there is.
  const marks = site?.marks ?? { ageYears: 21, helplines: [], practiceByVisitors: false };
  return (
    <footer className={styles["Footer"]}>
      <ContainerRow className={styles["Footer-rows"]}>
        <div className={styles["Footer-top"]} data-menu="footer">
          <div className={styles["Footer-about"]}>
            <Logo
              name={brandName}
              mark={<img src={mark} alt="" width="32" height="32" loading="lazy" />}
            />
            <p>{say("footer.about", { brand: code })}</p>
          </div>
          {footerColumns(site?.menus.footer ?? []).map(({ heading, items }) => (
            <nav key={heading.id} aria-label={heading.props.text}>
              <h2 className={styles["Footer-heading"]}>{heading.props.text}</h2>
              <ul>
                {items.map(({ id, props }) => (
                  <li key={id}>
                    <TextLink href={props.link} look="soft">
                      {props.text}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles["Footer-choices"]}>
          <LanguageSwitch />
          <SiteThemeSwitch />
          <Button look="ghost" popoverTarget={consentBannerId} popoverTargetAction="show">
            {say("footer.cookies")}
          </Button>
        </div>
        <div className={styles["Footer-legal"]}>
          <AgeMark marks={marks} />
          <div className={styles["Footer-words"]}>
            <p>
              {say("footer.legal", { brandName })} {say("footer.care")}
            </p>
            <Helplines marks={marks} />
            <RegionBlocks name="footer" frame="none" />
          </div>
          <Credits />
        </div>
      </ContainerRow>
    </footer>
  );
}

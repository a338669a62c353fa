import { Button, ContainerRow, Logo, TextLink, VisuallyHidden } from "@croupier/ui";

import { consentBannerId } from "../consent/consent-script.ts";
import { useSay } from "../language/Messages.context.tsx";
import { useBrand, useSite } from "../site.ts";
import { SiteThemeSwitch } from "../theme/SiteThemeSwitch.tsx";
import { Credits } from "./Credits.tsx";
import styles from "./Footer.module.css";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { RegionBlocks } from "./RegionBlocks.tsx";
import { footerColumns } from "./footer-columns.ts";

export function Footer() {
  const say = useSay();
  const site = useSite();
  const { mark, code } = useBrand();
  const brandName = site?.brandName ?? "";
  return (
    <footer className={styles["Footer"]}>
      <ContainerRow className={styles["Footer-rows"]}>
        <div className={styles["Footer-top"]} data-menu="footer">
          <div className={styles["Footer-about"]}>
            <Logo name={brandName} mark={<img src={mark} alt="" width="32" height="32" />} />
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
          <span className={styles["Footer-eighteen"]}>
            <span aria-hidden="true">18+</span>
            <VisuallyHidden>{say("footer.adults")}</VisuallyHidden>
          </span>
          <div className={styles["Footer-words"]}>
            <p>
              {say("footer.legal", { brandName })} {say("footer.care")}
            </p>
            <RegionBlocks name="footer" frame="none" />
          </div>
          <Credits />
        </div>
      </ContainerRow>
    </footer>
  );
}

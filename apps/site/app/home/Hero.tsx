import { Button } from "@croupier/ui";
import { href } from "react-router";

import { HeroPicture } from "../brand/HeroPicture.tsx";
import { useSay } from "../language/Messages.context.tsx";
import { useBrand, useSite } from "../site.ts";
import styles from "./Hero.module.css";

/** One painting, one claim, and for a visitor the one filled button of the page. */
export function Hero() {
  const say = useSay();
  const { code } = useBrand();
  const signedIn = useSite()?.signedIn ?? false;
  return (
    <section className={styles["Hero"]}>
      <HeroPicture place="first" className={styles["Hero-picture"]} />
      <div className={styles["Hero-words"]}>
        <h1 className={styles["Hero-headline"]}>{say("home.headline", { brand: code })}</h1>
        <p className={styles["Hero-lede"]}>{say("home.lede")}</p>
        <div className={styles["Hero-buttons"]}>
          {signedIn || (
            <Button href={href("/join")} look="action" size="lg">
              {say("home.join")}
            </Button>
          )}
          <Button href="#proof" look="ghost" size="lg" className={styles["Hero-how"]}>
            {say("home.how")}
          </Button>
        </div>
      </div>
    </section>
  );
}

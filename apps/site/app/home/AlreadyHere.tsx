import { ContainerRow, Icon } from "@croupier/ui";
import { iconClock, iconIdCard, iconWallet } from "@croupier/ui/icons";

import { useSay } from "../language/Messages.context.tsx";
import styles from "./AlreadyHere.module.css";

const pieces = [
  { icon: iconIdCard, name: "account" },
  { icon: iconWallet, name: "money" },
  { icon: iconClock, name: "session" },
] as const;

/** What a visitor can rely on today, in plain words. */
export function AlreadyHere() {
  const say = useSay();
  return (
    <ContainerRow>
      <section className={styles["AlreadyHere"]}>
        <div className={styles["AlreadyHere-head"]}>
          <h2>{say("home.today.title")}</h2>
          <p className={styles["AlreadyHere-note"]}>{say("home.today.note")}</p>
        </div>
        <ul className={styles["AlreadyHere-list"]}>
          {pieces.map(({ icon, name }) => (
            <li key={name} className={styles["AlreadyHere-piece"]}>
              <Icon shape={icon} size="lg" className={styles["AlreadyHere-icon"]} />
              <h3>{say(`home.${name}.title`)}</h3>
              <p>{say(`home.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </section>
    </ContainerRow>
  );
}

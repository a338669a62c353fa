import { Badge, Panel } from "@croupier/ui";

import { useLocale, useSay } from "../language/Words.context.tsx";
import styles from "./ReferralPage.module.css";

export type Friends = {
  readonly joined: number;
  readonly confirmed: number;
  readonly newest: readonly {
    readonly joinedOn: string;
    readonly status: "JOINED" | "CONFIRMED";
  }[];
};

/** Friends in the order in which they came, the newest first. They have numbers and no names. */
export function FriendList({ friends }: { friends: Friends }) {
  const say = useSay();
  const locale = useLocale();
  const { joined, confirmed, newest } = friends;
  const days = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  return (
    <Panel aria-labelledby="referral-friends" className={styles["Referral-panel"]}>
      <h2 id="referral-friends">{say("referral.friends")}</h2>
      {joined === 0 ? (
        <p className={styles["Referral-soft"]}>{say("referral.nobody")}</p>
      ) : (
        <>
          <p className={styles["Referral-soft"]}>{say("referral.counts", { joined, confirmed })}</p>
          <ol className={styles["Referral-friends"]}>
            {newest.map(({ joinedOn, status }, place) => (
              <li key={`${joined - place}`}>
                <span>
                  {say("referral.friend", {
                    number: joined - place,
                    day: days.format(new Date(joinedOn)),
                  })}
                </span>
                <Badge tone={status === "CONFIRMED" ? "good" : "plain"}>
                  {say(`referral.status.${status}`)}
                </Badge>
              </li>
            ))}
          </ol>
        </>
      )}
      <p className={styles["Referral-small"]}>{say("referral.privacy")}</p>
    </Panel>
  );
}

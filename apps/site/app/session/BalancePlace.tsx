import type { Balance } from "@croupier/contracts";
import { CountingMoney } from "@croupier/ui";

import { balanceInRound, usePlay } from "../casino/play/play-store.ts";
import { useSay } from "../language/Messages.context.tsx";
import styles from "./AccountPlace.module.css";

/** What can be played with. Nothing at all while the first answer is pending (S4.13). */
export function BalancePlace({ balances }: { balances: readonly Balance[] | undefined }) {
  const say = useSay();
  const play = usePlay();
  const playable = balances?.find(({ type }) => type === "playable");
  if (playable === undefined) return null;
  return (
    <p className={styles["AccountPlace-balance"]}>
      <span className={styles["AccountPlace-label"]}>{say("balance.label")}</span>
      <strong className={styles["AccountPlace-amount"]}>
        <CountingMoney amount={balanceInRound(play, playable)} currency={playable.currency} />
      </strong>
    </p>
  );
}

import { Button, EmptyState, IconButton, Money, Time } from "@croupier/ui";
import { iconBadgeCheck } from "@croupier/ui/icons";
import { useEffect, useState } from "react";
import { less } from "../desk/amounts.ts";
import { isWin } from "../desk/is-win.ts";
import type { ListedRound } from "../drivers/driver.ts";
import { useAmountText, useStage } from "../Stage.context.tsx";
import styles from "./StagePanel.module.css";

type Listed = { readonly items: readonly ListedRound[]; readonly next: string | null };

/** The player's own rounds of this game. To watch one again asks for no round. */
export function HistoryTab({ currency }: { readonly currency: string }) {
  const text = useAmountText(currency);
  const { driver, desk, bridge, words } = useStage();
  const [listed, setListed] = useState<Listed>();
  const [isFailed, setFailed] = useState(false);

  async function read(before?: string) {
    const answer = await driver.rounds(before);
    setFailed(!answer.ok);
    if (!answer.ok) return;
    const { items, next } = answer.value;
    setListed((known) => ({ items: [...(before ? (known?.items ?? []) : []), ...items], next }));
  }

  // Asked for when somebody looks.
  useEffect(() => {
    void read();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time the list is opened
  }, [driver]);

  if (isFailed) return <p role="alert">{words.history.failed}</p>;
  if (listed === undefined) return null;
  if (listed.items.length === 0) {
    return <EmptyState title={words.history.none}>{words.history.noneHelp}</EmptyState>;
  }
  return (
    <>
      <ul className={styles["StagePanel-rounds"]}>
        {listed.items.map((round) => (
          <li key={round.id} className={styles["StagePanel-round"]}>
            <Time at={round.openedAt} show="time" />
            <Money amount={round.staked} currency={round.currency} />
            <span className={isWin(round) ? styles["StagePanel-win"] : undefined}>
              {round.payout === null ? (
                words.history.open
              ) : (
                <>
                  {isWin(round) && "+"}
                  <Money
                    amount={less(round.payout, round.staked, round.currency)}
                    currency={round.currency}
                  />
                  {round.jackpot !== undefined && (
                    <span className={styles["StagePanel-pot"]}>
                      {words.pot.beside({ amount: text(round.jackpot) })}
                    </span>
                  )}
                </>
              )}
            </span>
            <Button
              size="sm"
              look="ghost"
              aria-label={words.history.watch({ number: round.nonce })}
              disabledReason={round.payout === null ? words.history.open : undefined}
              onClick={() => void desk.replay(round.id)}
            >
              {words.history.again}
            </Button>
            {driver.mode === "real" && (
              <IconButton
                icon={iconBadgeCheck}
                label={words.history.verify({ number: round.nonce })}
                onClick={() => bridge.tell({ type: "ask", what: "verify", round: round.id })}
              />
            )}
          </li>
        ))}
      </ul>
      {listed.next !== null && (
        <Button onClick={() => void read(listed.next ?? undefined)}>{words.history.older}</Button>
      )}
      {driver.mode === "practice" && (
        <p className={styles["StagePanel-soft"]}>{words.history.practiceOnly}</p>
      )}
    </>
  );
}

import { Link, Money, Panel, Time } from "@croupier/ui";

import { useSay } from "../language/Messages.context.tsx";
import { usePlay } from "./play/play-store.ts";
import styles from "./RoundReceipts.module.css";

/** Beside the game: the rounds that were just played, each with the way to count it out. */
export function RoundReceipts({ gameId }: { readonly gameId: string }) {
  const say = useSay();
  const play = usePlay();
  if (play.status !== "running" || play.gameId !== gameId) return null;
  const { ended, currency } = play;
  if (ended.length === 0 || currency === undefined) return null;
  return (
    <Panel className={styles["RoundReceipts"]} aria-label={say("casino.receipts")}>
      <div className={styles["RoundReceipts-head"]}>
        <h2>{say("casino.receipts")}</h2>
        <Link href="/verify">{say("casino.receipts.verify")}</Link>
      </div>
      <ol className={styles["RoundReceipts-rounds"]}>
        {ended.map(({ round, net, at }) => (
          <li key={round}>
            <Link href={`/verify?round=${round}`} className={styles["RoundReceipts-round"]}>
              <code>{codeOf(round)}</code>
              <span className={styles["RoundReceipts-soft"]}>
                <Time at={at} show="time" />
              </span>
              <span className={styles[isGain(net) ? "RoundReceipts-gain" : "RoundReceipts-soft"]}>
                <Money amount={net} currency={currency} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** The end of an id, where rounds of one moment differ. */
function codeOf(round: string): string {
  return round.slice(-8).toUpperCase().replace(/^.{4}/, "$&-");
}

function isGain(net: string): boolean {
  return !net.startsWith("-") && /[1-9]/.test(net);
}

import type { TracedRoundView } from "@croupier/contracts";
import { amountInWords } from "../treasury/Amount.tsx";
import styles from "./Rounds.module.css";

/** The book as it is kept: what was asked, and what was shown of it, step by step. */
export function Steps({ of: round }: { of: TracedRoundView["round"] }) {
  return round.steps.map(({ events, staked }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a step is its place in the round
    <details key={index} className={styles["Rounds-step"]} open={round.steps.length === 1}>
      <summary>
        {index === 0 ? "The opening" : `Action ${index}`}
        {`, staked ${amountInWords(staked, round.currency)} by then`}
      </summary>
      <pre>
        {spell(
          index === 0 ? round.choice : round.actions[index - 1],
          index === 0 ? "choice" : "action",
        )}
        {events.map((event) => `\n${JSON.stringify(event)}`).join("")}
      </pre>
    </details>
  ));
}

const spell = (asked: unknown, as: string): string => `${as} ${JSON.stringify(asked)}`;

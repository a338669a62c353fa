import type { RoundProof } from "@croupier/kit/fair";
import { useSay } from "../language/Messages.context.tsx";
import styles from "./verify.module.css";

/** What the rules make of the numbers, in the words of the game's own book. */
export function ShownEvents({ steps }: Pick<RoundProof, "steps">) {
  const say = useSay();
  return (
    <details className={styles["ShownEvents"]}>
      <summary>{say("verify.drawn.book")}</summary>
      <ol>
        {steps.flatMap(({ events, agrees }, step) =>
          events.map((event, place) => (
            <li key={`${step}-${place}`} data-agrees={agrees}>
              <code>{JSON.stringify(event)}</code>
            </li>
          )),
        )}
      </ol>
    </details>
  );
}

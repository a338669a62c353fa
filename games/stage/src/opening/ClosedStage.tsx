import { Button, ErrorState } from "@croupier/ui";
import type { PageBridge } from "../bridge/page-bridge.ts";
import { failureOf } from "../desk/failures.ts";
import type { NextAction } from "../desk/stage-state.ts";
import type { StageWords } from "../words/stage-words.ts";
import styles from "./ClosedStage.module.css";

/** The game could not be opened: why, and what to do about it. */
export function ClosedStage({
  code,
  words,
  bridge,
}: {
  readonly code: string;
  readonly words: StageWords;
  readonly bridge: PageBridge;
}) {
  const failure = failureOf(code);
  return (
    <main className={styles["ClosedStage"]} data-phase="closed" data-code={failure.code}>
      <ErrorState
        heading="h1"
        title={words.failedTitle}
        action={<NextButton next={failure.next} words={words} bridge={bridge} />}
      >
        {words.failures[failure.code]}
      </ErrorState>
    </main>
  );
}

function NextButton({
  next,
  words,
  bridge,
}: {
  readonly next: NextAction;
  readonly words: StageWords;
  readonly bridge: PageBridge;
}) {
  if (next === "none") return null;
  // A launch is good once: whoever wants to try again opens the game from its page.
  const what = next === "again" ? "close" : next;
  return <Button onClick={() => bridge.tell({ type: "ask", what })}>{words.next[what]}</Button>;
}

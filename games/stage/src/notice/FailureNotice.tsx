import { Button, IconButton } from "@croupier/ui";
import { iconX } from "@croupier/ui/icons";
import type { Failure } from "../desk/stage-state.ts";
import { useStage } from "../Stage.context.tsx";
import styles from "./FailureNotice.module.css";

/** What did not happen, what that means for the money, and what to do next. */
export function FailureNotice({ failure }: { readonly failure: Failure | undefined }) {
  const { desk, bridge, words, driver } = useStage();
  const next = failure?.next ?? "none";
  // In practice there is nothing to pay in and nobody to sign in.
  const canFollow = next === "again" || (next !== "none" && driver.mode === "real");
  // The region stands before there is something to say: only then is it read out.
  return (
    <div role="alert" className={styles["FailureNotice-region"]}>
      {failure !== undefined && (
        <div className={styles["FailureNotice"]} data-code={failure.code}>
          <div className={styles["FailureNotice-words"]}>
            <strong>{words.failedTitle}</strong>
            <p>{words.failures[failure.code]}</p>
          </div>
          {canFollow && (
            <Button size="sm" onClick={() => follow(next)}>
              {words.next[next]}
            </Button>
          )}
          <IconButton icon={iconX} label={words.close} onClick={desk.dismiss} />
        </div>
      )}
    </div>
  );

  function follow(next: Exclude<Failure["next"], "none">) {
    if (next !== "again") return bridge.tell({ type: "ask", what: next });
    void desk.again();
  }
}

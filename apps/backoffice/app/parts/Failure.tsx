import { Notice } from "./Notice.tsx";
import { sentenceOf } from "../sentence-of.ts";

/** What went wrong, in a sentence, with the trace to look for, and one thing to do. */
export function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Notice
      icon="warning"
      tone="bad"
      title="This did not load"
      action={{ label: "Try again", onClick: onRetry }}
    >
      {sentenceOf(error)}
    </Notice>
  );
}

import { VisuallyHidden } from "@croupier/ui";
import type { AutoplayEnd } from "../desk/autoplay.ts";
import { useStage } from "../Stage.context.tsx";
import styles from "./AutoplayNote.module.css";

/** Who stopped it knows, and what was refused is told as a failure: these are for who listens. */
const isKnown: ReadonlySet<AutoplayEnd> = new Set(["player", "refused"]);

/** Why rounds no longer follow by themselves; said, and gone with the next press. */
export function AutoplayNote({ end }: { readonly end: AutoplayEnd | undefined }) {
  const { words } = useStage();
  // The region stands before there is something to say: only then is it read out.
  return (
    <output className={styles["AutoplayNote"]} data-autoplay-end={end}>
      {end !== undefined &&
        (isKnown.has(end) ? (
          <VisuallyHidden>{words.autoplay.ended[end]}</VisuallyHidden>
        ) : (
          <span className={styles["AutoplayNote-words"]}>{words.autoplay.ended[end]}</span>
        ))}
    </output>
  );
}

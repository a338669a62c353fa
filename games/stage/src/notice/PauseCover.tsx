import { useStage } from "../Stage.context.tsx";
import styles from "./PauseCover.module.css";

/** Over the scene while the page waits for an answer; the page asks, the stage only rests. */
export function PauseCover() {
  const { words } = useStage();
  return (
    <div className={styles["PauseCover"]}>
      <p className={styles["PauseCover-title"]}>{words.paused}</p>
      <p>{words.pausedText}</p>
    </div>
  );
}

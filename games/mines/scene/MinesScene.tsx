import { useBook, type SceneProps } from "@croupier/game-stage/scene";
import type { MinesAction, MinesChoice, MinesConfig, MinesEvent } from "../rules/face.ts";
import { MinesControls } from "./MinesControls.tsx";
import styles from "./MinesScene.module.css";
import { ReefGrid } from "./ReefGrid.tsx";
import { useReef } from "./use-reef.ts";
import type { MinesWords } from "./words/mines-words.ts";

export type MinesSceneProps = SceneProps<
  MinesConfig,
  MinesChoice,
  MinesAction,
  MinesEvent,
  MinesWords
>;

/** Twenty-five shells on a reef: pearls to be taken, and mines that lie where they lie. */
export function MinesScene(props: MinesSceneProps) {
  const [reef, handlers] = useReef();
  useBook(props.book, handlers);
  return (
    <div className={styles["MinesScene"]}>
      <div className={styles["MinesScene-reef"]} aria-hidden="true" />
      <ReefGrid reef={reef} {...props} />
      <MinesControls reef={reef} {...props} />
    </div>
  );
}

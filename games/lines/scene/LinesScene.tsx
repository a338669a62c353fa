import { usePixiRoom } from "@croupier/game-stage/pixi";
import { useBook, usePressToHurry, type SceneProps } from "@croupier/game-stage/scene";
import { useRef } from "react";
import type { LinesChoice, LinesConfig, LinesEvent } from "../rules/face.ts";
import frame from "./art/frame.webp";
import logo from "./art/logo.webp";
import symbols from "./art/symbols.webp";
import styles from "./LinesScene.module.css";
import type { BoardPlace } from "./reels/board-place.ts";
import { cellSize, frameSize, windowAt } from "./reels/board-place.ts";
import { openBoard, type Board } from "./reels/board.ts";
import { SpinWords } from "./SpinWords.tsx";
import { useKingfisher } from "./use-kingfisher.ts";
import type { LinesWords } from "./words/lines-words.ts";

export type LinesSceneProps = SceneProps<LinesConfig, LinesChoice, never, LinesEvent, LinesWords>;

/** Kingfisher's Catch: reels over a river at dusk, and by night while spins are free. */
export function LinesScene(props: LinesSceneProps) {
  const { config, isStill, book, phase, mayHurry, say } = props;
  const scene = useRef<HTMLDivElement>(null);
  const { host, room } = usePixiRoom<Board>({
    isStill,
    makePart: async () => {
      const onPlaced = (place: BoardPlace) => tellPlace(scene.current, place);
      const board = await openBoard({ symbols, frame, logo }, { config, onPlaced });
      board.show(firstView(config));
      return board;
    },
  });
  const { view, handlers, hurry } = useKingfisher({ config, phase, isStill, say, room });
  useBook(book, handlers);
  usePressToHurry(hurry, mayHurry && phase === "playing");
  return (
    <div
      className={styles["LinesScene"]}
      ref={scene}
      data-board="painted"
      data-hour={view.spin > 0 ? "night" : "dusk"}
      onPointerDown={mayHurry && phase === "playing" ? hurry.press : undefined}
    >
      <div className={styles["LinesScene-dusk"]} aria-hidden="true" />
      <div className={styles["LinesScene-night"]} aria-hidden="true" />
      <div className={styles["LinesScene-reels"]} ref={host} aria-hidden="true" />
      <SpinWords {...props} view={view} />
    </div>
  );
}

/** What lies there before anything was played: the beginning of each reel. */
function firstView({ reels }: LinesConfig): string[][] {
  return reels.map((strip, reel) => strip.slice(reel, reel + 3));
}

/** Words stand where the reels stand, in the pixels of the page. */
function tellPlace(scene: HTMLElement | null, { scale, x, y }: BoardPlace): void {
  if (scene === null) return;
  const places = {
    "--reels-x": x + windowAt.x * scale,
    "--reels-y": y + windowAt.y * scale,
    "--reels-width": 5 * cellSize * scale,
    "--reels-height": 3 * cellSize * scale,
    "--frame-foot": y + (frameSize.height - 28) * scale,
  };
  for (const [name, value] of Object.entries(places))
    scene.style.setProperty(name, `${Math.round(value)}px`);
}

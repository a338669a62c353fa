import { usePixiRoom } from "@croupier/game-stage/pixi";
import { useBook, type SceneProps } from "@croupier/game-stage/scene";
import { useEffect, useRef } from "react";
import type { PlinkoChoice, PlinkoConfig, PlinkoEvent } from "../rules/face.ts";
import pieces from "./art/pieces.webp";
import { DropResult } from "./DropResult.tsx";
import { LastDrops } from "./LastDrops.tsx";
import styles from "./PlinkoScene.module.css";
import { SlotRow } from "./SlotRow.tsx";
import { useDrops } from "./use-drops.ts";
import { WallControls } from "./WallControls.tsx";
import { openWall, type Wall } from "./wall/wall-part.ts";
import type { WallPlace } from "./wall/wall-place.ts";
import type { PlinkoWords } from "./words/plinko-words.ts";

export type PlinkoSceneProps = SceneProps<
  PlinkoConfig,
  PlinkoChoice,
  never,
  PlinkoEvent,
  PlinkoWords
>;

/** Brass pegs before a waterfall, a crimson ball, and slots that say what they pay. */
export function PlinkoScene(props: PlinkoSceneProps) {
  const { choice, isStill, words } = props;
  const field = useRef<HTMLDivElement>(null);
  const { host, room } = usePixiRoom<Wall>({
    isStill,
    makePart: async () => {
      const wall = await openWall(pieces, (place) => tellPlace(field.current, place));
      wall.build(choice.rows);
      return wall;
    },
  });
  const { landings, handlers } = useDrops(room);
  useBook(props.book, handlers);

  // The wall is put up as it is chosen, before anything falls.
  useEffect(() => {
    void room().then(({ part, redraw }) => {
      part.build(choice.rows);
      redraw();
    });
    // oxlint-disable-next-line react/exhaustive-deps -- one room for the life of the scene
  }, [choice.rows]);

  return (
    <div className={styles["PlinkoScene"]}>
      <div className={styles["PlinkoScene-falls"]} aria-hidden="true" />
      <div className={styles["PlinkoScene-name"]} aria-hidden="true" />
      <LastDrops recent={props.recent} words={words} locale={props.locale} />
      <div className={styles["PlinkoScene-field"]} ref={field} data-board="">
        <div className={styles["PlinkoScene-canvas"]} ref={host} aria-hidden="true" />
        <SlotRow {...props} landings={landings} />
      </div>
      <DropResult {...props} landing={landings[0]} />
      <WallControls {...props} />
    </div>
  );
}

/** Slots stand where the pegs end, in the pixels of the page. */
function tellPlace(field: HTMLElement | null, { across, x, slotTop }: WallPlace): void {
  if (field === null) return;
  field.style.setProperty("--slot-across", `${across}px`);
  field.style.setProperty("--slots-middle", `${x}px`);
  field.style.setProperty("--slots-top", `${slotTop}px`);
  field.toggleAttribute("data-narrow", across < narrowBelow);
  field.toggleAttribute("data-tight", across < tightBelow);
  field.toggleAttribute("data-tiny", across < tinyBelow);
}

/** A number does not fit beside its neighbour: it stands upright. */
const narrowBelow = 36;
/** There is room for the number alone. */
const tightBelow = 50;
/** In a mini player there is room for its colour alone. */
const tinyBelow = 15;

import { usePixiRoom } from "@croupier/game-stage/pixi";
import { useBook, usePressToHurry, type SceneProps } from "@croupier/game-stage/scene";
import { useRef } from "react";
import type { WaysChoice, WaysConfig, WaysEvent } from "../rules/face.ts";
import bough from "./art/bough.webp";
import fruit from "./art/fruit.webp";
import name from "./art/orchard-name.webp";
import { FallWords } from "./FallWords.tsx";
import { cellSize, windowAt, windowSize, type GrovePlace } from "./grove/grove-place.ts";
import { openGrove, type Grove } from "./grove/grove.ts";
import { MoonSteps } from "./MoonSteps.tsx";
import { useOrchard } from "./use-orchard.ts";
import { stepOf } from "./ways-view.ts";
import styles from "./WaysScene.module.css";
import type { WaysWords } from "./words/ways-words.ts";

export type WaysSceneProps = SceneProps<WaysConfig, WaysChoice, never, WaysEvent, WaysWords>;

/** Moonlit Orchard: fruit that falls, and a moon that grows with every fall. */
export function WaysScene(props: WaysSceneProps) {
  const { config, isStill, book, phase, mayHurry } = props;
  const scene = useRef<HTMLDivElement>(null);
  const { host, room } = usePixiRoom<Grove>({
    isStill,
    makePart: async () => {
      const onPlaced = (place: GrovePlace) => tellPlace(scene.current, place);
      const grove = await openGrove({ fruit, bough, name }, { config, onPlaced });
      grove.show(firstView(config));
      grove.setMoon(0, true);
      return grove;
    },
  });
  const { view, handlers, hurry } = useOrchard({ config, room });
  useBook(book, handlers);
  usePressToHurry(hurry, mayHurry && phase === "playing");
  const step = stepOf(view.falls, config);
  return (
    <div
      className={styles["WaysScene"]}
      ref={scene}
      data-board="painted"
      data-step={step}
      onPointerDown={mayHurry && phase === "playing" ? hurry.press : undefined}
    >
      <div className={styles["WaysScene-night"]} aria-hidden="true" />
      <div
        className={styles["WaysScene-moonlight"]}
        style={{ opacity: step / Math.max(1, config.times.length - 1) }}
        aria-hidden="true"
      />
      <div className={styles["WaysScene-window"]} aria-hidden="true" />
      <div className={styles["WaysScene-tree"]} ref={host} aria-hidden="true" />
      <MoonSteps config={config} step={step} isMoving={phase === "playing"} />
      <FallWords {...props} view={view} />
    </div>
  );
}

/** What hangs there before anything was played: some of everything, and nothing that would pay. */
function firstView({ reels, rows }: WaysConfig): string[][] {
  return reels.map((weights, reel) => {
    const symbols = Object.keys(weights);
    return Array.from(
      { length: rows },
      (_, row) => symbols[(reel * 3 + row * 2 + 1) % symbols.length] ?? "",
    );
  });
}

/** Where words stand: they follow the tree, whose place only the canvas knows. */
function tellPlace(
  scene: HTMLElement | null,
  { scale, x, y, moon, steps, isUpright }: GrovePlace,
): void {
  if (scene === null) return;
  scene.dataset["upright"] = String(isUpright);
  const places = {
    "--window-x": x + windowAt.x * scale,
    "--window-y": y + windowAt.y * scale,
    "--window-width": windowSize.width * scale,
    "--window-height": windowSize.height * scale,
    "--cell": cellSize * scale,
    "--moon-x": moon.x,
    "--moon-y": moon.y,
    "--moon-size": moon.size,
    "--steps-x": steps.x,
    "--steps-y": steps.y,
    "--steps-width": steps.width,
  };
  for (const [place, value] of Object.entries(places))
    scene.style.setProperty(place, `${Math.round(value)}px`);
}

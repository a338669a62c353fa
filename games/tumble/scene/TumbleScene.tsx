import { usePixiRoom } from "@croupier/game-stage/pixi";
import { useBook, usePressToHurry, type SceneProps } from "@croupier/game-stage/scene";
import { useRef } from "react";
import type { TumbleChoice, TumbleConfig, TumbleEvent } from "../rules/face.ts";
import door from "./art/door.webp";
import frame from "./art/frame.webp";
import treasures from "./art/treasures.webp";
import type { VaultPlace } from "./board/vault-place.ts";
import { cellSize, windowAt } from "./board/vault-place.ts";
import { openVault, type VaultBoard } from "./board/vault-board.ts";
import { BuySpins } from "./BuySpins.tsx";
import { ToldTumble } from "./ToldTumble.tsx";
import styles from "./TumbleScene.module.css";
import type { TumbleWish } from "./tumble-wish.ts";
import { useVault } from "./use-vault.ts";
import { VaultWords } from "./VaultWords.tsx";
import type { TumbleWords } from "./words/tumble-words.ts";

export type TumbleSceneProps = SceneProps<
  TumbleConfig,
  TumbleChoice,
  never,
  TumbleEvent,
  TumbleWords,
  TumbleWish
>;

/** Ember Vault: heavy treasures fall under the mountain, and enough of one burns. */
export function TumbleScene(props: TumbleSceneProps) {
  const { config, isStill, book, phase, mayHurry, mayBuy, say } = props;
  const scene = useRef<HTMLDivElement>(null);
  const { host, room } = usePixiRoom<VaultBoard>({
    isStill,
    makePart: async () => {
      const onPlaced = (place: VaultPlace) => tellPlace(scene.current, place, config);
      const board = await openVault({ treasures, frame, door }, { config, onPlaced });
      board.falling.show(firstView(config));
      return board;
    },
  });
  const { view, handlers, hurry } = useVault({ config, phase, isStill, say, room });
  useBook(book, handlers);
  // While spins are free, it is written there which of them it is.
  const isFree = (view.spin > 0 || view.given !== undefined) && phase !== "shown";
  const isHurried = mayHurry && phase === "playing";
  usePressToHurry(hurry, isHurried);
  return (
    <div
      className={styles["TumbleScene"]}
      ref={scene}
      data-board="painted"
      data-heat={view.spin > 0 || view.given !== undefined ? "high" : "low"}
      onPointerDown={isHurried ? hurry.press : undefined}
    >
      <div className={styles["TumbleScene-hall"]} aria-hidden="true" />
      <div className={styles["TumbleScene-hot"]} aria-hidden="true" />
      <div className={styles["TumbleScene-board"]} ref={host} aria-hidden="true" />
      <div className={styles["TumbleScene-name"]} aria-hidden="true" />
      <VaultWords {...props} view={view} />
      <ToldTumble {...props} view={view} />
      {mayBuy && config.buyStakes !== null && !isFree && (
        <BuySpins {...props} times={config.buyStakes} />
      )}
    </div>
  );
}

/** What lies there before anything was played: one of each, and none that would pay. */
function firstView({ pays, scatter, reels, rows }: TumbleConfig): string[][] {
  const symbols = [...Object.keys(pays), scatter];
  return Array.from({ length: reels }, (_, reel) =>
    Array.from(
      { length: rows },
      (_, row) => symbols[(reel * 4 + row * 2 + (row > 2 ? 1 : 0)) % symbols.length] as string,
    ),
  );
}

/** Words stand where the window and the door stand, in the pixels of the page. */
function tellPlace(
  scene: HTMLElement | null,
  { scale, x, y, logo, sum, foot, sale }: VaultPlace,
  { reels, rows }: Pick<TumbleConfig, "reels" | "rows">,
): void {
  if (scene === null) return;
  const cell = cellSize * scale;
  const places = {
    "--window-x": x + windowAt.x * scale,
    "--window-y": y + windowAt.y * scale,
    "--window-width": reels * cell,
    "--window-height": rows * cell,
    "--foot-x": foot.x,
    "--foot-y": foot.y,
    "--foot-width": foot.width,
    "--foot-height": foot.height,
    "--name-x": logo?.x ?? 0,
    "--name-y": logo?.y ?? 0,
    "--name-width": logo?.size ?? 0,
    "--sum-x": sum.x,
    "--sum-y": sum.y - sum.size * 0.62,
    "--sale-x": sale?.x ?? 0,
    "--sale-y": sale?.y ?? 0,
    "--sale-width": sale?.width ?? 0,
  };
  for (const [name, value] of Object.entries(places))
    scene.style.setProperty(name, `${Math.round(value)}px`);
  scene.toggleAttribute("data-small", sale === undefined);
  scene.toggleAttribute("data-placed", true);
}

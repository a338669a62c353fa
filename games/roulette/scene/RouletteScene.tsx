import { useBook, useKeys, type SceneProps } from "@croupier/game-stage/scene";
import { VisuallyHidden } from "@croupier/ui";
import { useRef, useState } from "react";
import type { RouletteChoice, RouletteConfig, RouletteEvent } from "../rules/face.ts";
import { minorOf } from "./amount-text.ts";
import { Cloth } from "./cloth/Cloth.tsx";
import { LastNumbers, LastPips } from "./LastNumbers.tsx";
import styles from "./RouletteScene.module.css";
import type { RouletteWish } from "./roulette-wish.ts";
import { Racetrack } from "./track/Racetrack.tsx";
import { Tray } from "./Tray.tsx";
import { useFelt, type Felt } from "./use-felt.ts";
import { useSpin } from "./wheel/use-spin.ts";
import { Wheel } from "./wheel/Wheel.tsx";
import { WinPlate } from "./WinPlate.tsx";
import type { RouletteWords } from "./words/roulette-words.ts";

export type RouletteSceneProps = SceneProps<
  RouletteConfig,
  RouletteChoice,
  never,
  RouletteEvent,
  RouletteWords,
  RouletteWish
>;

const views = ["table", "track", "numbers"] as const;

/** A wheel under a lamp and the cloth before it: chips on any of its places, and the ball. */
export function RouletteScene(props: RouletteSceneProps) {
  const { book, words, locale } = props;
  const parts = {
    rotor: useRef<HTMLDivElement>(null),
    orbit: useRef<HTMLDivElement>(null),
    ball: useRef<HTMLDivElement>(null),
  };
  const { spin, handlers, seen, hurry } = useSpin(parts);
  const felt = useFelt(props, spin);
  useBook(book, handlers);
  const [view, setView] = useState<(typeof views)[number]>("table");
  const isNear = props.phase === "playing" && (spin.stage === "rolling" || spin.stage === "landed");
  // Rolling is watched, unless the law asks for its time.
  const mayHurry = props.mayHurry && isNear;
  const press = () => mayHurry && hurry();
  useKeys(mayHurry ? { " ": press, Escape: press } : {});

  return (
    <div className={styles["RouletteScene"]} data-view={view} data-near={isNear ? "" : undefined}>
      <div className={styles["RouletteScene-felt"]} aria-hidden="true" />
      <div className={styles["RouletteScene-last"]}>
        <LastPips seen={seen} words={words} />
      </div>
      <div className={styles["RouletteScene-track"]}>
        <Racetrack felt={felt} />
      </div>
      <div className={styles["RouletteScene-numbers"]}>
        <LastNumbers seen={seen} words={words} locale={locale} />
      </div>
      <div className={styles["RouletteScene-cloth"]} data-board="">
        <Cloth felt={felt} />
      </div>
      <HintLine felt={felt} {...props} />
      <fieldset className={styles["RouletteScene-views"]} aria-label={words.views}>
        {views.map((one) => (
          <button
            key={one}
            type="button"
            className={styles["RouletteScene-view"]}
            aria-pressed={view === one}
            onClick={() => setView(one)}
          >
            {words.viewNames[one]}
          </button>
        ))}
      </fieldset>
      <Tray felt={felt} {...props} />
      {/* The press is a shortcut past what is shown; by keyboard it is Escape. */}
      <div className={styles["RouletteScene-dim"]} aria-hidden="true" onPointerDown={press} />
      <Wheel {...parts} isNear={isNear} />
      <WinPlate felt={felt} />
    </div>
  );
}

/** What a place is and pays, what was just done, or between which amounts a round is played. */
function HintLine({ felt, words, stakes, currency }: RouletteSceneProps & { readonly felt: Felt }) {
  const range = words.placeYourBets({
    min: felt.text(minorOf(stakes.min, currency)),
    max: felt.text(minorOf(stakes.max, currency)),
  });
  return (
    <>
      <p className={styles["RouletteScene-hint"]} aria-hidden="true">
        {felt.hint ?? (felt.notice === "" ? range : felt.notice)}
      </p>
      <VisuallyHidden>
        <output>{felt.notice}</output>
      </VisuallyHidden>
    </>
  );
}

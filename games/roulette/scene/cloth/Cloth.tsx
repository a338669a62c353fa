import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from "react";
import { colourOf } from "../../rules/face.ts";
import type { Felt } from "../use-felt.ts";
import styles from "./Cloth.module.css";
import { FieldText } from "./FieldText.tsx";
import { PlacedChips } from "./PlacedChips.tsx";
import { placeBox } from "./place-box.ts";
import { spotBeside, spotOf, spots, type Spot } from "./spots.ts";

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The layout of the table. All its places are options of one list, which the arrows walk over: numbers,
 * the lines between them, and the chances outside.
 */
export function Cloth({ felt }: { readonly felt: Felt }) {
  const { words, hot } = felt;
  const list = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState("straight:17");
  const [hasKeys, setHasKeys] = useState(false);

  // The number that came is seen, wherever the player had pulled the cloth to.
  useEffect(() => {
    if (felt.wonPocket !== undefined) bringInSight(list.current, `straight:${felt.wonPocket}`);
  }, [felt.wonPocket]);

  function walk(event: KeyboardEvent) {
    const way = arrows[event.key];
    const from = spotOf(at);
    if (event.key === "Enter") felt.layOn([at]);
    else if (event.key === "Delete" || event.key === "Backspace") felt.takeOff(at);
    else if (way !== undefined && from !== undefined) {
      const [dx, dy] = way;
      go(spotBeside(from, { dx, dy, isUpright: isUpright(list.current) }));
    } else return;
    event.preventDefault();
    setHasKeys(true);
  }
  function go({ name }: Spot) {
    setAt(name);
    bringInSight(list.current, name);
    felt.look([name]);
  }

  function placeIn({ target }: MouseEvent | PointerEvent): string | undefined {
    const element = target instanceof Element ? target.closest("[data-place]") : null;
    return element?.getAttribute("data-place") ?? undefined;
  }

  return (
    <div
      ref={list}
      className={styles["Cloth"]}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select has no places on a table
      role="listbox"
      tabIndex={0}
      aria-multiselectable
      aria-label={words.cloth}
      aria-activedescendant={optionId(at)}
      aria-disabled={!felt.mayLay || undefined}
      data-off={felt.mayLay ? undefined : ""}
      data-keys={hasKeys ? "" : undefined}
      onKeyDown={walk}
      onFocus={() => felt.look([at])}
      onBlur={() => {
        setHasKeys(false);
        felt.look([]);
      }}
      onPointerOver={(event) => {
        const place = placeIn(event);
        felt.look(place === undefined ? [] : [place]);
      }}
      onPointerLeave={() => felt.look([])}
      onClick={(event) => {
        const place = placeIn(event);
        if (place === undefined) return;
        setAt(place);
        setHasKeys(false);
        felt.look([place]);
        felt.layOn([place]);
      }}
    >
      {spots.map((spot) => (
        <div
          key={spot.name}
          id={optionId(spot.name)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select has no places on a table
          role="option"
          aria-selected={felt.laidOn(spot.name) > 0n}
          aria-label={felt.nameOf(spot.name)}
          aria-disabled={felt.isFull(spot.name) || undefined}
          className={styles[spot.isField ? "Cloth-field" : "Cloth-line"]}
          style={placeBox(spot)}
          data-place={spot.name}
          data-kind={spot.kind}
          data-colour={colourIn(spot)}
          data-at={spot.name === at ? "" : undefined}
          data-hot={isHot(spot, hot) ? "" : undefined}
          data-won={spot.kind === "straight" && felt.wonPocket === spot.numbers[0] ? "" : undefined}
        >
          {spot.isField && <FieldText spot={spot} words={words} />}
        </div>
      ))}
      <PlacedChips felt={felt} />
    </div>
  );
}

/** On an upright phone the cloth is higher than its place; that alone moves, and never the page. */
function bringInSight(cloth: HTMLElement | null, place: string): void {
  const room = cloth?.parentElement;
  const field = document.getElementById(optionId(place));
  if (!room || !field) return;
  room.scrollTop = field.offsetTop - (room.clientHeight - field.clientHeight) / 2;
}

function optionId(place: string): string {
  return `cloth-${place.replace(":", "-")}`;
}

function colourIn({ kind, numbers }: Spot): string | undefined {
  if (kind === "straight") return colourOf(numbers[0] ?? 0);
  return kind === "red" || kind === "black" ? kind : undefined;
}

/** A number lights up below every chip that would be paid by it. */
function isHot({ kind, numbers, name }: Spot, hot: ReadonlySet<number | string>): boolean {
  return kind === "straight" ? hot.has(numbers[0] ?? -1) : hot.has(name);
}

function isUpright(cloth: HTMLElement | null): boolean {
  return cloth !== null && cloth.clientHeight > cloth.clientWidth;
}

import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from "react";
import { colourOf, rouletteBets } from "../../rules/face.ts";
import type { Felt } from "../use-felt.ts";
import styles from "./Racetrack.module.css";
import { sectors, segments, trackSize } from "./track-shape.ts";

const finals = Array.from({ length: 10 }, (_, last) => `final:${last}`);
const order = [
  ...segments.map(({ number }) => `neighbours:${number}`),
  ...sectors.map(({ bet }) => bet),
  ...finals,
];

/** The bets that are called by the wheel's own order: each lays its chips on the cloth. */
export function Racetrack({ felt }: { readonly felt: Felt }) {
  const { words } = felt;
  const list = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(order[0] ?? "");
  const [hasKeys, setHasKeys] = useState(false);

  function look(bet: string | undefined) {
    felt.look(bet === undefined ? [] : chipsOf(bet));
  }
  function walk(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (event.key === "Enter") felt.layOn(chipsOf(at));
    else if (step !== undefined) {
      const next = order.at((order.indexOf(at) + step) % order.length) ?? at;
      setAt(next);
      look(next);
    } else return;
    event.preventDefault();
    setHasKeys(true);
  }
  function betIn({ target }: MouseEvent | PointerEvent): string | undefined {
    const element = target instanceof Element ? target.closest("[data-bet]") : null;
    return element?.getAttribute("data-bet") ?? undefined;
  }

  return (
    <div
      ref={list}
      className={styles["Racetrack"]}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select has no places on a table
      role="listbox"
      tabIndex={0}
      aria-label={words.track}
      aria-activedescendant={optionId(at)}
      aria-disabled={!felt.mayLay || undefined}
      data-keys={hasKeys ? "" : undefined}
      onKeyDown={walk}
      onFocus={() => look(at)}
      onBlur={() => {
        setHasKeys(false);
        look(undefined);
      }}
      onPointerOver={(event) => look(betIn(event))}
      onPointerLeave={() => look(undefined)}
      onClick={(event) => {
        const bet = betIn(event);
        if (bet === undefined) return;
        setAt(bet);
        setHasKeys(false);
        look(bet);
        felt.layOn(chipsOf(bet));
      }}
    >
      <svg
        role="presentation"
        viewBox={`${-trackSize.wide / 2} ${-trackSize.high / 2} ${trackSize.wide} ${trackSize.high}`}
      >
        {sectors.map(({ bet, path, at: [x, y] }) => (
          <g
            key={bet}
            id={optionId(bet)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select has no places on a table
            role="option"
            aria-selected={false}
            aria-label={called(bet)}
            className={styles["Racetrack-sector"]}
            data-bet={bet}
            data-at={bet === at ? "" : undefined}
          >
            <path d={path} />
            <text x={x} y={y + 6}>
              {words.called[bet]}
            </text>
          </g>
        ))}
        {segments.map(({ number, path, at: [x, y] }) => (
          <g
            key={number}
            id={optionId(`neighbours:${number}`)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select has no places on a table
            role="option"
            aria-selected={false}
            aria-label={called(`neighbours:${number}`)}
            className={styles["Racetrack-number"]}
            data-bet={`neighbours:${number}`}
            data-colour={colourOf(number)}
            data-at={`neighbours:${number}` === at ? "" : undefined}
            data-hot={felt.hot.has(number) ? "" : undefined}
            data-won={felt.wonPocket === number ? "" : undefined}
          >
            <path d={path} />
            <text x={x} y={y + 5.6}>
              {number}
            </text>
          </g>
        ))}
      </svg>
      <div className={styles["Racetrack-finals"]} role="presentation">
        <span className={styles["Racetrack-name"]} aria-hidden="true">
          {words.finals}
        </span>
        {finals.map((bet, last) => (
          <div
            key={bet}
            id={optionId(bet)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select has no places on a table
            role="option"
            aria-selected={false}
            aria-label={called(bet)}
            className={styles["Racetrack-final"]}
            data-bet={bet}
            data-at={bet === at ? "" : undefined}
          >
            {last}
          </div>
        ))}
      </div>
    </div>
  );

  function called(bet: string): string {
    const [kind = "", which = ""] = bet.split(":");
    const chips = rouletteBets.get(bet)?.chips.length ?? 0;
    return `${words.calledBet({ kind, which })}, ${words.chips({ count: chips })}`;
  }
}

/** Some of them lay two chips on one place. */
function chipsOf(bet: string): readonly string[] {
  return rouletteBets.get(bet)?.chips.map(({ name }) => name) ?? [];
}

function optionId(bet: string): string {
  return `track-${bet.replace(":", "-")}`;
}

import { useKeys } from "@croupier/game-stage/scene";
import { type KeyboardEvent, useRef, useState } from "react";
import { ClosedShell } from "./ClosedShell.tsx";
import styles from "./MinesScene.module.css";
import type { MinesSceneProps } from "./MinesScene.tsx";
import type { ReefView } from "./reef-view.ts";

const side = 5;
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -side,
  ArrowDown: side,
};

/** Five rows of five. One of them has the keyboard; arrows carry it on. */
export function ReefGrid({
  reef,
  phase,
  words,
  onAct,
}: MinesSceneProps & { readonly reef: ReefView }) {
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(12);

  function walk(event: KeyboardEvent, from: number) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const isAside =
      Math.abs(step) === 1 && Math.floor((from + step) / side) !== Math.floor(from / side);
    const to = from + step;
    if (isAside || to < 0 || to >= reef.shells.length) return;
    setAt(to);
    grid.current?.querySelectorAll("button")[to]?.focus();
  }

  // Whoever is nowhere yet comes to the reef by its arrows.
  function comeIn() {
    if (document.activeElement === document.body) {
      grid.current?.querySelectorAll("button")[at]?.focus();
    }
  }
  useKeys(Object.fromEntries(Object.keys(steps).map((key) => [key, comeIn])));

  return (
    <div
      className={styles["MinesScene-grid"]}
      ref={grid}
      data-board=""
      data-over={reef.isOver ? "" : undefined}
    >
      {reef.shells.map((seen, shell) => (
        <button
          // A shell is its place.
          // oxlint-disable-next-line react/no-array-index-key
          key={shell}
          type="button"
          className={styles["MinesScene-shell"]}
          data-seen={seen}
          tabIndex={shell === at ? 0 : -1}
          aria-disabled={phase !== "open" || seen !== "closed" || undefined}
          aria-label={words.shell({
            row: Math.floor(shell / side) + 1,
            column: (shell % side) + 1,
            seen: words.seen[seen],
          })}
          onFocus={() => setAt(shell)}
          onKeyDown={(event) => walk(event, shell)}
          onClick={() => {
            if (phase === "open" && seen === "closed") onAct({ move: "open", shell });
          }}
        >
          {seen === "closed" || seen === "leftClosed" ? (
            <ClosedShell />
          ) : (
            <span className={styles["MinesScene-find"]} />
          )}
        </button>
      ))}
    </div>
  );
}

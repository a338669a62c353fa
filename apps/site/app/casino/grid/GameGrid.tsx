import type { ShownGame } from "@croupier/contracts";
import type { CardHover } from "@croupier/contracts/game-words";
import { Grid } from "@croupier/ui";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { memo, useDeferredValue, useLayoutEffect, useRef, useState } from "react";

import { LobbyCard } from "../cards/LobbyCard.tsx";
import { useTellCard } from "../cards/use-tell-card.ts";
import styles from "./GameGrid.module.css";

/** Up to here every card is drawn: the browser has no trouble, and nothing has to be measured. */
const drawnWhole = 96;
const rowsAround = 3;

export interface GameGridProps {
  readonly games: readonly ShownGame[];
  readonly practice: boolean;
  readonly cardHover?: CardHover | undefined;
}

/** Games in rows of eight at most. Of thousands only the rows in sight are drawn. */
export function GameGrid(props: GameGridProps) {
  return props.games.length <= drawnWhole ? <WholeGrid {...props} /> : <LongGrid {...props} />;
}

/** As many as a phone shows before anybody scrolls: the rest is fetched as it is laid out. */
const eagerFirst = 6;

function WholeGrid({ games, practice, cardHover }: GameGridProps) {
  const tell = useTellCard(games);
  return (
    <Grid columns={8}>
      {games.map((game, place) => (
        <LobbyCard
          key={game.id}
          game={game}
          practice={practice}
          hoverBehaviour={cardHover}
          eager={place < eagerFirst}
          onOpen={() => tell(place)}
        />
      ))}
    </Grid>
  );
}

interface Measured {
  readonly columns: number;
  readonly rowHeight: number;
  readonly top: number;
}

/** Each row stands at a place of its own and never moves: scrolling only brings rows and takes rows. */
function LongGrid({ games, practice, cardHover }: GameGridProps) {
  const box = useRef<HTMLDivElement>(null);
  const [{ columns, rowHeight, top }, setMeasured] = useState<Measured>(unmeasured);
  const rows = Math.ceil(games.length / columns);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes here, and rows are read at once
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => rowHeight,
    overscan: rowsAround,
    scrollMargin: top,
  });

  // How wide a card is, is the style sheet's to say: it is measured, and again when the room changes.
  useLayoutEffect(() => {
    const grid = box.current;
    if (grid === null) return;
    const measure = () => setMeasured((before) => sameOr(before, measureGrid(grid) ?? before));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(grid);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  const seen = virtualizer.getVirtualItems();
  // A jump across thousands is answered at once; its cards are drawn as the browser finds the time.
  const first = useDeferredValue(seen[0]?.index ?? 0);
  const end = useDeferredValue((seen.at(-1)?.index ?? rowsAround) + 1);
  const drawn = Array.from(
    { length: Math.max(0, Math.min(end, rows) - first) },
    (_, at) => first + at,
  );
  return (
    <div ref={box} className={styles["GameGrid"]} style={{ blockSize: rows * rowHeight }}>
      {drawn.map((row) => (
        <GridRow
          key={row}
          games={games}
          practice={practice}
          cardHover={cardHover}
          row={row}
          columns={columns}
          at={row * rowHeight}
        />
      ))}
    </div>
  );
}

interface GridRowProps extends GameGridProps {
  readonly row: number;
  readonly columns: number;
  readonly at: number;
}

/** Drawn once: whoever scrolls on does not pay again for the rows that stay. */
const GridRow = memo(function GridRow({
  games,
  practice,
  cardHover,
  row,
  columns,
  at,
}: GridRowProps) {
  const tell = useTellCard(games, columns);
  const begin = row * columns;
  return (
    <div className={styles["GameGrid-row"]} style={{ insetBlockStart: at }}>
      <Grid columns={8}>
        {games.slice(begin, begin + columns).map((game, place) => (
          <LobbyCard
            key={game.id}
            game={game}
            practice={practice}
            hoverBehaviour={cardHover}
            onOpen={() => tell(begin + place)}
          />
        ))}
      </Grid>
    </div>
  );
});

const unmeasured: Measured = { columns: 8, rowHeight: 240, top: 0 };

/** Undefined while no card is drawn. */
function measureGrid(box: HTMLElement): Measured | undefined {
  const grid = box.firstElementChild?.firstElementChild;
  const card = grid?.firstElementChild;
  if (grid === null || grid === undefined || card === null || card === undefined) {
    return undefined;
  }
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  return {
    columns: gridTemplateColumns.split(" ").length,
    rowHeight: card.getBoundingClientRect().height + Number.parseFloat(rowGap),
    top: box.getBoundingClientRect().top + window.scrollY,
  };
}

function sameOr(before: Measured, after: Measured): Measured {
  const isSame =
    before.columns === after.columns &&
    Math.abs(before.rowHeight - after.rowHeight) < 0.5 &&
    Math.abs(before.top - after.top) < 1;
  return isSame ? before : after;
}

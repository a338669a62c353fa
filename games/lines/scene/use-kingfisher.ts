import type { PixiRoom } from "@croupier/game-stage/pixi";
import {
  createHurry,
  greetingMs,
  greetingOf,
  lasting,
  type Cue,
  type Handlers,
  type Hurry,
  type Phase,
  type SceneProps,
} from "@croupier/game-stage/scene";
import { useEffect, useEffectEvent, useState } from "react";
import type { Multiple } from "@croupier/kit/rules";
import { reelCount, rowCount, type LinesConfig, type LinesEvent } from "../rules/face.ts";
import { afterEvent, emptyView, type LinesView } from "./lines-view.ts";
import type { Board } from "./reels/board.ts";
import { spinReels } from "./reels/spin-reels.ts";

/** The first line is looked at the longest; of many, the last ones pass quickly. */
const lineMs = [950, 760, 640, 540, 460, 400];
const bannerMs = 2_100;
/** While nobody plays on, what paid is shown once more, line by line. */
const againMs = 1_700;

type Line = Extract<LinesEvent, { readonly type: "linePaid" }>;

/** The reels in motion. React is told what is written about them; what moves is drawn past it. */
export function useKingfisher({
  config,
  phase,
  isStill,
  say,
  room,
}: Pick<SceneProps<LinesConfig, unknown, never, LinesEvent, never>, "phase" | "isStill" | "say"> & {
  readonly config: LinesConfig;
  readonly room: () => Promise<PixiRoom<Board>>;
}): {
  readonly view: LinesView;
  readonly handlers: Handlers<LinesEvent>;
  readonly hurry: Hurry;
} {
  const [view, setView] = useState(emptyView);
  const [hurry] = useState(createHurry);
  const [seen] = useState({ lines: [] as Line[] });
  const follow = (event: LinesEvent) => setView((before) => afterEvent(before, event));
  const wait = (ms: number, { isStill, signal }: Cue) => lasting(ms, { hurry, isStill, signal });

  async function on(event: LinesEvent, show: (board: Board) => Promise<void> | void) {
    const { part, redraw } = await room();
    follow(event);
    await show(part);
    redraw();
  }

  const handlers: Handlers<LinesEvent> = {
    spun: (event, cue) =>
      on(event, async (board) => {
        hurry.rest();
        seen.lines = [];
        board.shine(false);
        board.atNight(event.spin > 0);
        await spinReels(event, { board, config, cue, hurry });
      }),
    dived: (event, cue) =>
      on(event, async (board) => {
        for (const reel of event.reels) await dive(board, reel, { cue, hurry });
      }),
    linePaid: (event, cue) =>
      on(event, async (board) => {
        // Where less comes back than was staked, lines are shown and nothing rings.
        cue.say(cue.won ? "line" : "tick", Math.min(1, 0.4 + event.count * 0.12));
        board.pick(event.cells, event.line);
        await wait(lineMs[seen.lines.length] ?? 340, cue);
        seen.lines.push(event);
      }),
    spinEnded: (event, cue) =>
      on(event, async (board) => {
        if (event.multiple > 0) board.lights.clear();
        const greeting = greetingOf(event.multiple, event.total);
        if (greeting === "none") return;
        if (greeting !== "told") celebrate(board, greeting, cue);
        await wait(greetingMs[greeting], cue);
        board.rest();
        board.shine(false);
      }),
    spinsGiven: (event, cue) =>
      on(event, async (board) => {
        board.pick(event.cells);
        for (const cell of event.cells) board.lights.ring(cell);
        cue.say("given");
        splash(board, event.cells);
        await wait(bannerMs, cue);
        board.rest();
        board.atNight(true);
      }),
    mostReached: (event, cue) =>
      on(event, async (board) => {
        celebrate(board, "vast", cue);
        await wait(greetingMs.vast, cue);
      }),
  };
  useRoundOver(phase, async () => {
    if (isStill) return undefined;
    const { part } = await room();
    if (view.spin > 0) return greetTotal(part, view.total, say);
    return showAgain(part, seen.lines, (line) => setView((before) => ({ ...before, line })));
  });
  return { view, handlers, hurry };
}

/** What goes on over a round that lies there, until the next is asked for. */
function useRoundOver(phase: Phase, begin: () => Promise<(() => void) | undefined>): void {
  const begun = useEffectEvent(begin);
  // Clocks are asked of the browser, which React does not know about.
  useEffect(() => {
    if (phase !== "shown") return undefined;
    const end = begun();
    return () => void end.then((stop) => stop?.());
  }, [phase]);
}

/** All that free spins paid; below the stake it is written there and nothing more. */
function greetTotal(board: Board, total: Multiple, say: Cue["say"]): (() => void) | undefined {
  const greeting = greetingOf(total, total);
  if (greeting === "none" || greeting === "told") return undefined;
  celebrate(board, greeting, { say, isStill: false });
  return () => board.shine(false);
}

function showAgain(
  board: Board,
  lines: readonly Line[],
  tell: (line: Line | undefined) => void,
): (() => void) | undefined {
  if (lines.length === 0) return undefined;
  let turn = 0;
  const clock = setInterval(() => {
    // First what all of them paid; then each; and so on.
    turn = (turn + 1) % (lines.length + 1);
    const line = lines[turn - 1];
    tell(line);
    if (line === undefined) board.rest();
    else board.pick(line.cells, line.line);
  }, againMs);
  return () => {
    clearInterval(clock);
    board.rest();
    tell(undefined);
  };
}

type Diving = { readonly cue: Cue; readonly hurry: Hurry };

async function dive(board: Board, reel: number, { cue, hurry }: Diving): Promise<void> {
  cue.say("dive");
  let isIn = cue.isStill;
  await lasting(520, {
    ...cue,
    hurry,
    draw(share) {
      board.divers.dive(reel, share);
      if (isIn || share < 0.68) return;
      isIn = true;
      cue.say("splash");
      for (const [kind, count] of [
        ["drop", 14],
        ["feather", 4],
      ] as const) {
        board.burst({ kind, x: reel + 0.5, y: 2.4, count, towards: -Math.PI / 2, spread: 1.7 });
      }
    },
  });
}

function splash(board: Board, cells: readonly (readonly [number, number])[]): void {
  for (const [reel, row] of cells) {
    const from = { x: reel + 0.5, y: row + 0.5 };
    board.burst({
      ...from,
      kind: "drop",
      count: 9,
      towards: -Math.PI / 2,
      spread: 2.2,
      speed: 0.8,
    });
    board.burst({ ...from, kind: "spark", count: 5, towards: 0, spread: 6.3, speed: 0.3 });
  }
}

/** Only for what is above the stake; the more, the longer. */
function celebrate(
  board: Board,
  greeting: "win" | "big" | "great" | "vast",
  cue: Pick<Cue, "say" | "isStill">,
): void {
  cue.say(greeting === "win" ? "win" : greeting);
  if (cue.isStill) return;
  const middle = { x: reelCount / 2, y: rowCount / 2 };
  board.burst({ ...middle, kind: "spark", count: 16, towards: 0, spread: 6.3, speed: 0.7 });
  if (greeting === "win") return;
  board.shine(true);
  const count = { big: 26, great: 38, vast: 52 }[greeting];
  for (const [x, towards] of [
    [0.4, -1.25],
    [reelCount - 0.4, -1.89],
  ] as const) {
    board.burst({
      kind: "coin",
      x,
      y: rowCount,
      count: count / 2,
      towards,
      spread: 0.7,
      speed: 1.7,
    });
  }
}

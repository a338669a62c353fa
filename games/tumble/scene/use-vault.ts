import type { FallCell } from "@croupier/game-stage/falls";
import type { PixiRoom } from "@croupier/game-stage/pixi";
import {
  createHurry,
  greetingMs,
  greetingOf,
  isGreat,
  lasting,
  type Cue,
  type Greeting,
  type Handlers,
  type Hurry,
  type SceneProps,
} from "@croupier/game-stage/scene";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Ember, TumbleConfig, TumbleEvent } from "../rules/face.ts";
import type { VaultBoard } from "./board/vault-board.ts";
import { dropIn } from "./drop-in.ts";
import { afterEvent, doorOf, emptyView, type TumbleView } from "./tumble-view.ts";

/** The first thing that pays in a tumble is looked at the longest. */
const payMs = [760, 560, 440];
const heatMs = 190;
const flightMs = 480;
const productMs = 1_250;
const bannerMs = 2_200;

type Playing = { readonly cue: Cue; readonly hurry: Hurry };

/** The vault in motion. React is told what is written about it; what moves is drawn past it. */
export function useVault({
  config,
  phase,
  isStill,
  say,
  room,
}: Pick<SceneProps<unknown, unknown, never, TumbleEvent, never>, "phase" | "isStill" | "say"> & {
  readonly config: TumbleConfig;
  readonly room: () => Promise<PixiRoom<VaultBoard>>;
}): {
  readonly view: TumbleView;
  readonly handlers: Handlers<TumbleEvent>;
  readonly hurry: Hurry;
} {
  const [view, setView] = useState(emptyView);
  const [hurry] = useState(createHurry);
  /** Ahead of what React has rendered: handlers follow each other faster than it does. */
  const now = useRef({ view: emptyView, embers: [] as readonly Ember[], tumbles: 0 });
  const wait = (ms: number, { isStill, signal }: Cue) => lasting(ms, { hurry, isStill, signal });

  async function on(event: TumbleEvent, show: (board: VaultBoard) => Promise<void> | void) {
    const { part, redraw } = await room();
    now.current.view = afterEvent(now.current.view, event);
    setView(now.current.view);
    await show(part);
    redraw();
  }
  function openDoor(board: VaultBoard, { isStill }: Pick<Cue, "isStill">): void {
    board.door.open(doorOf(now.current.view), isStill);
    board.stoke(now.current.view.spin > 0);
    board.sum(now.current.view.carried);
  }

  const handlers: Handlers<TumbleEvent> = {
    bought: (event, cue) =>
      on(event, async (board) => {
        hurry.rest();
        board.rest();
        openDoor(board, cue);
        cue.say("given");
        await wait(bannerMs, cue);
      }),
    dropped: (event, cue) =>
      on(event, async (board) => {
        hurry.rest();
        board.shine(false);
        board.rest();
        openDoor(board, cue);
        [now.current.embers, now.current.tumbles] = [event.embers, 0];
        await dropIn(event, { board, config, cue, hurry });
      }),
    symbolPaid: (event, cue) =>
      on(event, async (board) => {
        const place = now.current.view.paid.length - 1;
        // Where less comes back than was staked, it is shown and nothing rings.
        cue.say(
          cue.won ? `pay${Math.min(5, now.current.tumbles + 1)}` : "tick",
          0.6 + event.count * 0.03,
        );
        board.light(event.cells, event.symbol);
        await wait(payMs[place] ?? 360, cue);
      }),
    tumbled: (event, cue) =>
      on(event, async (board) => {
        now.current.tumbles += 1;
        await burn(board, event.removed, { cue, hurry });
        board.rest();
        now.current.embers = event.embers;
        const run = {
          isStill: cue.isStill,
          signal: cue.signal,
          hurry,
          onLand: landing(board, cue),
        };
        const fallen = board.falling.fall(event, run);
        board.settle(event.embers);
        await fallen;
        board.settle(event.embers);
      }),
    embersCounted: (event, cue) =>
      on(event, async (board) => {
        await gather(board, now.current.embers, { cue, hurry, from: event.carried });
        const isOver = now.current.view.total + event.multiple > now.current.view.staked;
        cue.say(isOver ? "multiply" : "tick");
        if (!cue.isStill && isOver) board.shake(5);
        await wait(productMs, cue);
        openDoor(board, cue);
      }),
    spinEnded: (event, cue) =>
      on(event, async (board) => {
        const { greeting } = now.current.view;
        if (greeting === "none") return;
        if (greeting !== "told") celebrate(board, { greeting, config, ...cue });
        await wait(greetingMs[greeting], cue);
        board.shine(false);
      }),
    spinsGiven: (event, cue) =>
      on(event, async (board) => {
        board.light(event.cells);
        for (const cell of event.cells) board.heat.ring(cell);
        cue.say("given");
        board.door.open(Math.max(2, doorOf(now.current.view)), cue.isStill);
        board.stoke(true);
        await wait(bannerMs, cue);
        board.rest();
      }),
    mostReached: (event, cue) =>
      on(event, async (board) => {
        celebrate(board, { greeting: "vast", config, ...cue });
        await wait(greetingMs.vast, cue);
      }),
  };

  const greetTotal = useEffectEvent(async () => {
    const { part } = await room();
    const { spin, total, staked } = now.current.view;
    const greeting = greetingOf(total, total, staked);
    if (isStill || spin === 0 || greeting === "none" || greeting === "told") return undefined;
    celebrate(part, { greeting, config, say, isStill });
    return () => part.shine(false);
  });
  // What all free spins came to is greeted when they lie there, until the next round is asked for.
  useEffect(() => {
    if (phase !== "shown") return undefined;
    const greeted = greetTotal();
    return () => void greeted.then((end) => end?.());
  }, [phase]);
  return { view, handlers, hurry };
}

/** Heavier the lower it lands: one blow a shaft, however many stones. */
function landing(board: VaultBoard, cue: Cue) {
  let last = -1;
  return (column: number) => {
    if (column === last) return;
    last = column;
    cue.say("slam", 0.5);
    board.shake(2.5);
  };
}

/** What pays bursts; nothing of it is left but cinders. */
async function burn(
  board: VaultBoard,
  cells: readonly FallCell[],
  { cue, hurry }: Playing,
): Promise<void> {
  const run = { isStill: cue.isStill, signal: cue.signal, hurry };
  await lasting(heatMs, run);
  cue.say("crack", 0.7);
  if (!cue.isStill) {
    board.shake(4);
    for (const [column, row] of cells) {
      const from = { x: column + 0.5, y: row + 0.5 };
      board.burst({
        ...from,
        kind: "flame",
        count: 1,
        towards: -1.57,
        spread: 0.5,
        speed: 0.12,
        size: 190,
      });
      board.burst({
        ...from,
        kind: "shard",
        count: 2,
        towards: -1.57,
        spread: 3.4,
        speed: 0.85,
        size: 54,
      });
      board.burst({
        ...from,
        kind: "cinder",
        count: 3,
        towards: -1.57,
        spread: 5,
        speed: 0.6,
        size: 46,
      });
    }
  }
  await board.falling.vanish(cells, run);
}

/** Ember by ember, into the sum. */
async function gather(
  board: VaultBoard,
  embers: readonly Ember[],
  { cue, hurry, from }: Playing & { readonly from: number },
): Promise<void> {
  const run = { isStill: cue.isStill, signal: cue.signal, hurry };
  let sum = from;
  for (const [place, { cell, times }] of embers.entries()) {
    cue.say("fly", 0.8);
    if (!cue.isStill) board.embers.spend(place);
    await lasting(flightMs, {
      ...run,
      draw: (share) => !cue.isStill && board.flights.fly(cell, times, share),
    });
    sum += times;
    board.flights.land();
    board.sum(sum);
    cue.say("count", 0.9);
  }
}

/** Only for what is above the stake; the more, the longer. */
function celebrate(
  board: VaultBoard,
  {
    greeting,
    config,
    say,
    isStill,
  }: Pick<Cue, "say" | "isStill"> & {
    readonly greeting: Exclude<Greeting, "none" | "told">;
    readonly config: TumbleConfig;
  },
): void {
  say(greeting);
  if (isStill) return;
  const middle = { x: config.reels / 2, y: config.rows / 2 };
  board.burst({
    ...middle,
    kind: "cinder",
    count: 18,
    towards: 0,
    spread: 6.3,
    speed: 0.9,
    size: 70,
  });
  if (!isGreat(greeting)) return;
  board.shine(true);
  board.shake(6);
  const count = { big: 18, great: 26, vast: 36 }[greeting];
  for (const [x, towards] of [
    [0.3, -1.3],
    [config.reels - 0.3, -1.84],
  ] as const) {
    const from = { x, y: config.rows, towards, spread: 0.6 };
    board.burst({ ...from, kind: "flame", count: count / 2, speed: 1.3, size: 150 });
    board.burst({ ...from, kind: "shard", count: count / 2, speed: 2.1, size: 60 });
    board.burst({ ...from, kind: "cinder", count, speed: 2, size: 60 });
  }
}

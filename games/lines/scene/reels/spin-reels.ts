import { frames, type Cue, type Hurry } from "@croupier/game-stage/scene";
import { reelCount, type LinesCell, type LinesConfig, type LinesEvent } from "../../rules/face.ts";
import type { Board } from "./board.ts";
import { isRushing, landsAt, leftAt, runsOf, type ReelRun } from "./reel-path.ts";

type Spun = Extract<LinesEvent, { readonly type: "spun" }>;

type Spinning = {
  readonly board: Board;
  readonly config: LinesConfig;
  readonly cue: Cue;
  readonly hurry: Hurry;
};

/** In a hurry the reels fall one soon after the other. */
const hurriedMs = 45;

/** The first reel that is waited for: one scatter is missing, and it may bring it. */
export function waitedFrom(
  view: Spun["view"],
  { scatter, freeSpins }: Pick<LinesConfig, "scatter" | "freeSpins">,
): number {
  let seen = 0;
  for (const [reel, column] of view.entries()) {
    if (seen >= freeSpins.scatters - 1) return reel;
    seen += column.filter((symbol) => symbol === scatter).length;
  }
  return view.length;
}

/** Lets the reels run to what was decided. */
export async function spinReels(
  event: Spun,
  { board, config, cue, hurry }: Spinning,
): Promise<void> {
  const { view, stops, spin } = event;
  board.rest();
  board.divers.clear();
  if (cue.isStill) return board.show(view);
  const runs = runsOf(reelCount, waitedFrom(view, config));
  const strips = spin > 0 ? config.freeReels : config.reels;
  for (const [reel, run] of runs.entries()) {
    board.reels[reel]?.prepare({
      symbols: view[reel] ?? [],
      strip: strips[reel] ?? [],
      stop: stops[reel] ?? 0,
      passes: run.passes,
    });
  }
  cue.say("spin");
  await runAll(runs, { board, config, cue, hurry, view });
  board.await(undefined, []);
  if (!cue.signal.aborted) board.show(view);
}

type Running = Spinning & { readonly view: Spun["view"] };

/** Frame by frame, until the last reel lies; a press brings each to its stop. */
async function runAll(
  runs: readonly ReelRun[],
  { board, config, cue, hurry, view }: Running,
): Promise<void> {
  const last = runs.at(-1)?.lastsMs ?? 0;
  const over = new AbortController();
  const ahead = runs.map(() => 0);
  const landed = runs.map(() => false);
  const waited = waitedFrom(view, config);
  const scatters: LinesCell[] = [];
  let isHurried = false;

  function hasten(ms: number): void {
    isHurried = true;
    for (const [reel, run] of runs.entries()) {
      ahead[reel] = Math.max(0, landsAt(run) - ms - reel * hurriedMs);
    }
  }
  function land(reel: number): void {
    landed[reel] = true;
    cue.say("stop", 0.6 + reel * 0.1);
    board.await(undefined, []);
    for (const [row, symbol] of (view[reel] ?? []).entries()) {
      if (symbol !== config.scatter) continue;
      scatters.push([reel, row]);
      board.lights.ring([reel, row]);
      cue.say(`scatter${Math.min(3, scatters.length)}`);
    }
    const next = reel + 1;
    if (next >= waited && next < runs.length && !isHurried) {
      board.await(next, scatters);
      cue.say("wait");
    }
  }

  await frames(last, {
    signal: AbortSignal.any([cue.signal, over.signal]),
    draw(share) {
      const ms = share * last;
      if (hurry.isOn() && !isHurried) hasten(ms);
      let isOver = true;
      for (let reel = 0; reel < runs.length; reel += 1) {
        const run = runs[reel] as ReelRun;
        const at = ms + (ahead[reel] as number);
        if (landed[reel] === true && at > run.lastsMs + 40) continue;
        board.reels[reel]?.draw(leftAt(at, run), isRushing(at, run));
        if (landed[reel] === false && at >= landsAt(run)) land(reel);
        isOver &&= at >= run.lastsMs;
      }
      if (isOver) over.abort();
    },
  });
}

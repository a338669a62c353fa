import type { PixiRoom } from "@croupier/game-stage/pixi";
import { frames, type Cue, type Handlers } from "@croupier/game-stage/scene";
import { multipleOne, type Multiple } from "@croupier/kit/rules";
import { useState } from "react";
import type { PlinkoEvent } from "../rules/face.ts";
import { pegNotes } from "./plinko-voices.ts";
import { fallOf, type Fall } from "./wall/ball-path.ts";
import type { Wall } from "./wall/wall-part.ts";

/** A ball that has come down. */
export type Landing = {
  readonly showing: number;
  readonly slot: number;
  readonly rows: number;
  readonly multiple: Multiple;
  /** Unknown where a part of a book is shown. */
  readonly payout: string | undefined;
  readonly won: boolean;
};

/** What is worth more than a chime. */
const bigFrom = 10 * multipleOne;

/**
 * The balls in motion, drawn past React, which hears of each when it has come down. Each round is a ball
 * of its own: where another may begin meanwhile, several are on their way.
 */
export function useDrops(room: () => Promise<PixiRoom<Wall>>): {
  readonly landings: readonly Landing[];
  readonly handlers: Handlers<PlinkoEvent>;
} {
  const [landings, setLandings] = useState<readonly Landing[]>([]);

  async function dropped(event: PlinkoEvent, cue: Cue): Promise<void> {
    const { part, redraw } = await room();
    part.build(event.turns.length);
    const fall = fallOf(event.turns, part.steep());
    if (cue.isStill) part.trace(fall);
    else await letFall(fall, { part, cue });
    if (cue.signal.aborted) return;
    const { slot, multiple, turns } = event;
    const { showing, payout, won } = cue;
    setLandings((before) =>
      [{ showing, slot, rows: turns.length, multiple, payout, won }, ...before].slice(0, 8),
    );
    cue.say("splash", 0.7);
    if (won) cue.say(multiple >= bigFrom ? "big" : "win");
    redraw();
  }
  return { landings, handlers: { dropped } };
}

async function letFall(
  fall: Fall,
  { part, cue }: { readonly part: Wall; readonly cue: Cue },
): Promise<void> {
  const ball = part.newBall(fall);
  let next = 0;
  cue.say("drop");
  await frames(fall.lastsMs, {
    signal: cue.signal,
    draw(share) {
      const ms = share * fall.lastsMs;
      ball.to(ms);
      for (; (fall.touches[next]?.atMs ?? Number.POSITIVE_INFINITY) <= ms; next += 1) {
        const touch = fall.touches[next];
        if (touch === undefined) return;
        part.light(touch);
        cue.say(`peg-${(touch.row + touch.peg) % pegNotes}`, 0.8);
      }
    },
  });
  ball.sink();
}

import type { PixiRoom } from "@croupier/game-stage/pixi";
import {
  createHurry,
  greetingMs,
  greetingOf,
  lasting,
  type Cue,
  type Handlers,
  type Hurry,
} from "@croupier/game-stage/scene";
import { useState } from "react";
import { multipleOne } from "@croupier/kit/rules";
import type { WaysConfig, WaysEvent } from "../rules/face.ts";
import type { Grove } from "./grove/grove.ts";
import { heldBack } from "./grove/held-back.ts";
import { afterEvent, emptyView, stepOf, type WaysView } from "./ways-view.ts";

/** What pays first is looked at the longest; of many, the last ones pass quickly. */
const paidMs = [980, 760, 620, 520];
/** Between what fell and what it pays. */
const breathMs = 160;

type Grown = Extract<WaysEvent, { readonly type: "grown" }>;

/** The orchard in motion. React is told what is written about it; what moves is drawn past it. */
export function useOrchard({
  config,
  room,
}: {
  readonly config: WaysConfig;
  readonly room: () => Promise<PixiRoom<Grove>>;
}): {
  readonly view: WaysView;
  readonly handlers: Handlers<WaysEvent>;
  readonly hurry: Hurry;
} {
  const [view, setView] = useState(emptyView);
  const [hurry] = useState(createHurry);
  /** What this fall has paid so far, and how often something fell: known past what React renders. */
  const [seen] = useState({ shown: 0, falls: 0 });
  const follow = (event: WaysEvent) => setView((before) => afterEvent(before, event));
  const wait = (ms: number, { isStill, signal }: Cue) => lasting(ms, { hurry, isStill, signal });
  const moonOf = (falls: number) => stepOf(falls, config) / Math.max(1, config.times.length - 1);

  async function on(show: (grove: Grove) => Promise<void> | void) {
    const { part, redraw } = await room();
    await show(part);
    redraw();
  }

  const handlers: Handlers<WaysEvent> = {
    grown: (event, cue) =>
      on(async (grove) => {
        hurry.rest();
        seen.shown = 0;
        seen.falls = 0;
        follow(event);
        grove.shine(false);
        grove.glows.clear();
        grove.setMoon(0, cue.isStill);
        await growIn(event, { grove, config, cue, hurry });
      }),
    waysPaid: (event, cue) =>
      on(async (grove) => {
        follow(event);
        // Where less comes back than was staked, what pays is shown and nothing rings.
        cue.say(cue.won ? "pay" : "tick", Math.min(1, 0.4 + event.length * 0.12));
        grove.glows.light(event.cells);
        await wait(paidMs[seen.shown] ?? 440, cue);
        seen.shown += 1;
      }),
    fallen: (event, cue) =>
      on(async (grove) => {
        const run = { isStill: cue.isStill, signal: cue.signal, hurry };
        grove.glows.light(event.removed);
        cue.say("pick", 0.7);
        await grove.pick(event.removed, run);
        seen.falls += 1;
        seen.shown = 0;
        follow(event);
        grove.setMoon(moonOf(seen.falls), cue.isStill);
        cue.say(`rise${Math.min(7, seen.falls)}`, cue.won ? 1 : 0.5);
        await grove.fall(event, { ...run, onLand: landing(cue) });
        await wait(breathMs, cue);
      }),
    mostReached: (event, cue) =>
      on(async (grove) => {
        follow(event);
        celebrate(grove, "vast", cue);
        await wait(greetingMs.vast, cue);
      }),
    ended: (event, cue) =>
      on(async (grove) => {
        follow(event);
        grove.glows.clear();
        const greeting = greetingOf(event.total, event.total);
        if (greeting === "none") return;
        if (event.total > multipleOne && event.total < config.most) celebrate(grove, greeting, cue);
        if (event.total < config.most) await wait(greetingMs[greeting], cue);
        grove.shine(false);
        grove.glows.clear();
      }),
  };
  return { view, handlers, hurry };
}

type Growing = {
  readonly grove: Grove;
  readonly config: WaysConfig;
  readonly cue: Cue;
  readonly hurry: Hurry;
};

/** Lets it fall in, column by column; one that may lead on to much is waited for. */
async function growIn({ view }: Grown, { grove, config, cue, hurry }: Growing): Promise<void> {
  const held = heldBack(view, config);
  const down = view.map(() => 0);
  cue.say("rustle");
  await grove.grow(view, {
    isStill: cue.isStill,
    signal: cue.signal,
    hurry,
    held,
    onLand(column) {
      down[column] = (down[column] ?? 0) + 1;
      if (down[column] !== config.rows) return;
      cue.say("land", 0.5 + column * 0.1);
      grove.glows.wait(undefined);
      if ((held[column + 1] ?? 0) === 0 || hurry.isOn()) return;
      grove.glows.wait(column + 1);
      cue.say("wait");
    },
  });
  grove.glows.wait(undefined);
}

/** A few of those that land are heard, however many they are. */
function landing(cue: Cue): (column: number) => void {
  const heard = new Set<number>();
  return (column) => {
    if (heard.has(column)) return;
    heard.add(column);
    cue.say("land", 0.4);
  };
}

/** Only for what is above the stake; the more, the longer. */
function celebrate(
  grove: Grove,
  greeting: "told" | "win" | "big" | "great" | "vast",
  cue: Pick<Cue, "say" | "isStill">,
): void {
  if (greeting === "told") return;
  cue.say(greeting);
  if (cue.isStill) return;
  grove.celebrate({ win: 10, big: 34, great: 52, vast: 70 }[greeting]);
  if (greeting === "win") return;
  grove.shine(true);
  // What is written over the fruit is to be read: all of it stands back.
  grove.glows.light([]);
}

import { seededDice } from "@croupier/tools/seed";
import { dayMs } from "@croupier/kit/time";
import type { Answer, Call, Wire } from "./call.ts";
import type { House } from "./house.ts";
import { ages, drawSchedule, type Age, type Moment } from "./schedule.ts";

/** All that one player asks for; one after the other, but for what is sent twice at one moment. */
export type Life = { readonly calls: readonly Call[] };

export type Replaying = {
  readonly house: Pick<House, "ask" | "now" | "restart">;
  readonly seed: number;
  /** How many lives go on at once. */
  readonly lanes: number;
  /** A month has passed: everybody signs in again. */
  readonly aMonthLater: () => Promise<void>;
};

const monthMs = 30 * dayMs;
/** What waits for another answer is asked again once that is there. */
const roundsMax = 6;

/** Everything is sent as it was drawn, through a kill in mid-load and a month; then until it is answered, and again. */
export async function replayLives(lives: readonly Life[], room: Replaying): Promise<void> {
  const dice = seededDice(room.seed);
  const drawn = lives.map(({ calls }) => ({ calls, moments: drawSchedule(calls, dice) }));
  for (const age of ages) {
    if (age === "a month later") {
      await room.house.restart({ laterMs: monthMs });
      await room.aMonthLater();
    }
    await throughAge(drawn, age, room);
  }
  await inLanes(lives, room, async ({ calls }) => {
    await untilAnswered(calls, room);
    for (const call of calls) await sendAgain(call, room);
  });
}

type Drawn = { readonly moments: Readonly<Record<Age, readonly Moment[]>> };

async function throughAge(lives: readonly Drawn[], age: Age, room: Replaying): Promise<void> {
  let lived = 0;
  let killing: Promise<void> | undefined;
  await inLanes(lives, room, async ({ moments }) => {
    for (const moment of moments[age]) await send(moment, room);
    lived += 1;
    // In the middle of everything, once.
    if (age !== "restarted" || killing !== undefined || lived < lives.length / 2) return;
    killing = room.house.restart({ laterMs: 0 });
    await killing;
  });
}

async function untilAnswered(calls: readonly Call[], room: Replaying): Promise<void> {
  for (let round = 0; round < roundsMax; round += 1) {
    const open = calls.filter(({ answer }) => answer === undefined);
    for (const call of open) await send({ call, times: 1 }, room);
    const left = open.filter(({ answer }) => answer === undefined).length;
    if (left === 0 || left === open.length) return;
  }
}

/** Once more as it was, and what is not it. */
async function sendAgain(call: Call, room: Replaying): Promise<void> {
  if (call.answer === undefined) return;
  await send({ call, times: 1 }, room);
  for (const wire of call.asked.spellOthers(room.house.now())) {
    call.hearOther(await room.house.ask(wire));
  }
}

async function send({ call, times }: Moment, { house }: Replaying): Promise<void> {
  if (call.answer === undefined) await call.asked.prepare?.();
  const wires = Array.from({ length: times }, () => call.asked.spell(house.now()));
  const answers = wires
    .filter((wire): wire is Wire => wire !== undefined)
    .map((wire): Promise<Answer | undefined> => house.ask(wire));
  call.hear(...(await Promise.all(answers)));
}

async function inLanes<Each>(
  all: readonly Each[],
  { lanes }: Replaying,
  live: (one: Each) => Promise<void>,
): Promise<void> {
  const waiting = all.values();
  const keepLiving = async (): Promise<void> => {
    for (const one of waiting) await live(one);
  };
  await Promise.all(Array.from({ length: lanes }, keepLiving));
}

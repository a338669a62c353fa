import type { Dice } from "@croupier/tools/seed";
import type { Call } from "./call.ts";

/** One call, sent so many times at one moment. */
export type Moment = { readonly call: Call; readonly times: number };

/** Before a restart, across one, and a month later. */
export const ages = ["first", "restarted", "a month later"] as const;
export type Age = (typeof ages)[number];

export type Schedule = Readonly<Record<Age, readonly Moment[]>>;

const sendsMax = 5;

/** Each call one to five times, spread over the ages and in any order; some of them at one moment. */
export function drawSchedule(calls: readonly Call[], dice: Dice): Schedule {
  const schedule: Record<Age, Moment[]> = { first: [], restarted: [], "a month later": [] };
  for (const call of calls) {
    // What is asked for first after a month is no replay, and a game's session is over by then.
    const sends = Array.from({ length: 1 + dice(sendsMax) }, (_, index) =>
      index === 0 ? ages[dice(2)] : ages[dice(ages.length)],
    );
    for (const age of ages) {
      const times = sends.filter((one) => one === age).length;
      const together = dice(2) === 0 ? 1 : Math.min(times, 2);
      if (times > 0) schedule[age].push({ call, times: together });
      for (let left = times - together; left > 0; left -= 1) {
        schedule[age].push({ call, times: 1 });
      }
    }
  }
  for (const age of ages) shuffle(schedule[age], dice);
  return schedule;
}

function shuffle(moments: Moment[], dice: Dice): void {
  for (let last = moments.length - 1; last > 0; last -= 1) {
    const other = dice(last + 1);
    const [one, two] = [moments[last], moments[other]];
    if (one === undefined || two === undefined) continue;
    [moments[last], moments[other]] = [two, one];
  }
}

import type { ActivityPart } from "@croupier/contracts";
import { csvRow } from "@croupier/kit/csv";

export type ActivityAnswer = {
  readonly currency: string;
  readonly parts: readonly ActivityPart[];
  readonly total: ActivityPart;
  readonly before: ActivityPart;
};

/** What of a part is looked at. `net` is what was won less what was staked. */
export const measures = ["time", "staked", "won", "net", "deposited"] as const;
export type Measure = (typeof measures)[number];

/** For the length of a bar only: an amount that is read is printed from its own digits. */
export function lengthOf(part: ActivityPart, measure: Measure): number {
  return measure === "time" ? part.seconds : Number(part[measure]);
}

/** The statement as a table of commas: amounts as they are, times in UTC. */
export function writeCsv({ currency, parts }: ActivityAnswer): string {
  const rows = parts.map(({ from, to, seconds, deposited, staked, won, net }) => {
    const time = String(seconds);
    return [from, to, time, currency, deposited, staked, won, net];
  });
  const head = ["from", "to", "seconds", "currency", "deposited", "staked", "won", "net"];
  return [head, ...rows].map(csvRow).join("");
}

// A process that believes another time than its parent; says which codes it would take.
import { findStep } from "@croupier/players/credentials";
import { systemClock } from "@croupier/kit/time";

export type Question = { readonly secret: string; readonly codes: readonly string[] };
export type Answer = { readonly now: number; readonly taken: readonly boolean[] };

const { secret, codes } = JSON.parse(process.argv[2] ?? "") as Question;
const now = systemClock();
const taken = codes.map(
  (code) => findStep(Buffer.from(secret, "hex"), code, { now, lastStep: 0 }) !== undefined,
);
process.stdout.write(JSON.stringify({ now: now.getTime(), taken } satisfies Answer));

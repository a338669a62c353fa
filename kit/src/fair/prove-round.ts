import type { AnyRules, Rest, Step } from "../rules.ts";
import type { Draw } from "./chance.ts";
import { digestOf, fingerprintOf, messageOf, seededChance, type Seeds } from "./seeded-chance.ts";

/** What was told of a round: before it, while it was shown, and when our seed was revealed. */
export type RoundRecord = {
  readonly seeds: Seeds;
  /** Of our seed, as it was told before the round. */
  readonly fingerprint: string;
  /** Of a chain: so many links stood before ours. What was told is that many hashes further. */
  readonly linksBefore?: number;
  readonly config: unknown;
  readonly stake: bigint;
  readonly choice: unknown;
  readonly actions: readonly unknown[];
  /** What was shown, step by step. */
  readonly shown: readonly (readonly unknown[])[];
  readonly staked: bigint;
  readonly payout: bigint;
};

export type RoundProof = {
  readonly seedAgrees: boolean;
  readonly fingerprintComputed: string;
  /** What was hashed to decide the round, as far as it was used. */
  readonly blocks: readonly { readonly message: string; readonly digest: string }[];
  readonly draws: readonly Draw[];
  /** Whether these rules let the round go as it went; where not, nothing behind it is known. */
  readonly isLegal: boolean;
  /** What the rules show, step by step, and whether each is what was shown. */
  readonly steps: readonly { readonly events: readonly unknown[]; readonly agrees: boolean }[];
  readonly stakedComputed: bigint;
  readonly payoutComputed: bigint;
  /** The draw for the payout's last unit, where there was one. */
  readonly rest: Rest | undefined;
  readonly moneyAgrees: boolean;
  readonly isGenuine: boolean;
};

/** A round counted out once more, from what is told of it and the rules alone. */
export function proveRound(rules: AnyRules, record: RoundRecord): RoundProof {
  const fingerprintComputed = hashBack(record);
  const draws: Draw[] = [];
  const counted = countOut(rules, { record, onDraw: (draw) => draws.push(draw) });
  const last = counted?.at(-1);
  const steps = (counted ?? []).map(({ events }, place) => ({
    events,
    agrees: isSame(events, record.shown[place]),
  }));
  const seedAgrees = fingerprintComputed === record.fingerprint;
  const moneyAgrees = last?.payout === record.payout && last.staked === record.staked;
  const isShown = steps.length === record.shown.length && steps.every(({ agrees }) => agrees);
  return {
    seedAgrees,
    fingerprintComputed,
    blocks: blocksOf(record.seeds, draws),
    draws,
    isLegal: counted !== undefined,
    steps,
    stakedComputed: last?.staked ?? 0n,
    payoutComputed: last?.payout ?? 0n,
    rest: last?.rest,
    moneyAgrees,
    isGenuine: seedAgrees && counted !== undefined && isShown && moneyAgrees,
  };
}

/** Once for a seed of its own; for a link of a chain back to the one that was told. */
function hashBack({ seeds, linksBefore = 0 }: RoundRecord): string {
  let found = fingerprintOf(seeds.serverSeed);
  for (let link = 0; link < linksBefore; link += 1) found = fingerprintOf(found);
  return found;
}

function countOut(
  rules: AnyRules,
  { record, onDraw }: { readonly record: RoundRecord; readonly onDraw: (draw: Draw) => void },
): readonly Step<unknown, unknown>[] | undefined {
  const { config, stake, seeds } = record;
  const choice = rules.readChoice(record.choice, { config, stake });
  if (choice === undefined) return undefined;
  const opening = { config, stake, choice };
  const chance = seededChance(seeds, { onDraw });
  let last = rules.open(opening, chance);
  const steps = [last];
  for (const told of record.actions) {
    if (last.payout !== undefined) return undefined;
    const action = actionOf(rules, last.state, told);
    const next = action === undefined ? undefined : rules.act(opening, last, action, chance);
    if (next === undefined) return undefined;
    steps.push(next);
    last = next;
  }
  return steps;
}

/** What a player may do, or what is done for one who did not come back: that is no move of theirs. */
function actionOf(rules: AnyRules, state: unknown, told: unknown): unknown {
  const action = rules.readAction(told);
  if (action !== undefined) return action;
  const done = rules.endFor(state);
  return isSame(done, told) ? done : undefined;
}

/** Row by row, in the order in which they were first drawn from. */
function blocksOf(seeds: Seeds, draws: readonly Draw[]): RoundProof["blocks"] {
  const rows = [...new Set(draws.map(({ beside }) => beside))];
  return rows.flatMap((beside) => {
    const last = draws.findLast((draw) => draw.beside === beside);
    const used = last === undefined ? 0 : Math.floor(last.place / 8) + 1;
    return Array.from({ length: used }, (_, block) => ({
      message: messageOf(seeds, { block, beside }),
      digest: digestOf(seeds, { block, beside }),
    }));
  });
}

/** Whatever order the fields were written in. */
function isSame(one: unknown, other: unknown): boolean {
  return spell(one) === spell(other);
}

function spell(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

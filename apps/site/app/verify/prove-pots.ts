import { provePot, type PotProof } from "@croupier/kit/fair";
import { getAsset, isAsset, parseMoney } from "@croupier/kit/money";
import type { Receipt } from "./read-receipt.ts";

export type WonPot = NonNullable<Receipt["pots"]>[number];
type Proved = WonPot & { readonly proof: PotProof };

const texts = ["jackpot", "seed", "dropsBy", "paid", "fingerprint", "serverSeed"] as const;
/** As many as one stake could ever bring to drop: a receipt that somebody made up must not hash for ever. */
const potsMax = 2_000;
const spanMax = 2n ** 32n;

/** Undefined where what is told of pots cannot have been told by us. */
export function provePots({ currency, pots, round }: Receipt): readonly Proved[] | undefined {
  // Kept before pots were told: the amount is in what was signed.
  if (pots === undefined) return [];
  if (!isAsset(currency) || !Array.isArray(pots) || pots.length > potsMax) return undefined;
  const minorOf = (amount: string) => {
    const parsed = parseMoney(amount, getAsset(currency));
    return parsed.ok ? parsed.value.minor : undefined;
  };
  const proved: Proved[] = [];
  let sum = 0n;
  for (const pot of pots) {
    if (!isPot(pot)) return undefined;
    const [seed, dropsBy, paid] = [pot.seed, pot.dropsBy, pot.paid].map(minorOf);
    if (seed === undefined || dropsBy === undefined || paid === undefined) return undefined;
    if (dropsBy <= seed || dropsBy - seed >= spanMax) return undefined;
    sum += paid;
    proved.push({ ...pot, proof: provePot({ ...pot, currency, seed, dropsBy, paid }) });
  }
  // What the round says it won beside its rules is what its pots paid, or one of both is made up.
  return (round.jackpot === undefined ? 0n : minorOf(round.jackpot)) === sum ? proved : undefined;
}

function isPot(pot: unknown): pot is WonPot {
  if (typeof pot !== "object" || pot === null) return false;
  const fields = pot as Readonly<Record<string, unknown>>;
  return (
    texts.every((name) => typeof fields[name] === "string") &&
    Number.isSafeInteger(fields["number"])
  );
}

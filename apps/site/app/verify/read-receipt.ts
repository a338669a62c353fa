import type { RoundReceipt } from "@croupier/contracts";
import type { RoundRecord } from "@croupier/kit/fair";
import { getAsset, isAsset, parseMoney } from "@croupier/kit/money";

/** What a round leaves behind, as the call answers it and a player keeps it. */
export type Receipt = RoundReceipt;

type Fields = Readonly<Record<string, unknown>>;

const texts = ["text", "signature", "publicKey", "game", "currency", "family"] as const;
const roundTexts = [
  "id",
  "stake",
  "staked",
  "payout",
  "seedFingerprint",
  "playerSeed",
  "openedAt",
] as const;

/** Undefined where a text is no receipt of a round that is over: then there is nothing to count. */
export function readReceipt(text: string): Receipt | undefined {
  const found = parse(text);
  if (!isObject(found) || !isObject(found["round"])) return undefined;
  const { round, serverSeed } = found;
  const isReceipt =
    texts.every((name) => typeof found[name] === "string") &&
    roundTexts.every((name) => typeof round[name] === "string") &&
    (serverSeed === null || typeof serverSeed === "string") &&
    Number.isSafeInteger(round["nonce"]) &&
    Number.isSafeInteger(round["profileVersion"]) &&
    Array.isArray(round["actions"]) &&
    Array.isArray(round["steps"]) &&
    round["steps"].every((step) => isObject(step) && Array.isArray(step["events"]));
  // Every field that is used was looked at; choice, config and events are for the rules to read.
  return isReceipt ? (found as Receipt) : undefined;
}

/** Rounds of this family are decided by a chain: number n by the link with n before it. */
const chained = "crash";
/** More than any chain of ours has: a receipt that somebody made up must not hash for ever. */
const linksMax = 200_000;

/** Its round is everybody's: what decided it is told when it is over for all of them. */
export const isShared = ({ family }: Receipt): boolean => family === chained;

export function linksBefore({ family, round }: Receipt): number {
  return family === chained ? Math.min(linksMax, Math.max(0, round.nonce)) : 0;
}

/** Undefined where its amounts are none, or our seed is not yet told. */
export function recordOf(receipt: Receipt): RoundRecord | undefined {
  const { currency, serverSeed, config, round } = receipt;
  if (serverSeed === null || !isAsset(currency)) return undefined;
  const [stake, staked, payout] = [round.stake, round.staked, round.payout ?? ""].map((amount) => {
    const parsed = parseMoney(amount, getAsset(currency));
    return parsed.ok ? parsed.value.minor : undefined;
  });
  if (stake === undefined || staked === undefined || payout === undefined) return undefined;
  const { playerSeed, nonce, seedFingerprint, choice, actions, steps } = round;
  return {
    seeds: { serverSeed, playerSeed, nonce },
    fingerprint: seedFingerprint,
    linksBefore: linksBefore(receipt),
    config,
    stake,
    choice,
    actions,
    shown: steps.map(({ events }) => events),
    staked,
    payout,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

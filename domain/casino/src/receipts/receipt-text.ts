import { createHash } from "node:crypto";
import { formatDecimal, money } from "@croupier/kit/money";
import type { Rest } from "@croupier/kit/rules";
import { restOf, type Round } from "../rounds/round.ts";

/**
 * What is signed of a round that is over: a line for each fact, in this order, each ended by a line feed.
 * Who played it is not in it, so that a receipt can be shown to anybody.
 */
export function receiptText(round: Round, config: unknown): string {
  const amount = (minor: bigint) => `${formatDecimal(money(minor, round.asset))} ${round.asset}`;
  const rest = restOf(round);
  const lines = [
    "croupier round receipt 1",
    `round: ${round.roundId}`,
    `game: ${round.game}`,
    `configuration: ${round.profileVersion} sha256 ${sha256Of(JSON.stringify(config))}`,
    `stake: ${amount(round.stake)}`,
    `staked: ${amount(round.staked)}`,
    `paid: ${round.payout === undefined ? "nothing yet" : amount(round.payout)}`,
    ...(rest === undefined ? [] : [`rest: ${restText(rest)}`]),
    ...(round.jackpotPaid === undefined ? [] : [`jackpot: ${amount(round.jackpotPaid)}`]),
    `choice: ${JSON.stringify(round.choice)}`,
    `actions: ${JSON.stringify(round.actions)}`,
    `seed fingerprint: ${round.fingerprint}`,
    `player seed: ${round.playerSeed}`,
    `number: ${round.nonce}`,
    `opened: ${round.openedAt.toISOString()}`,
    `closed: ${round.closedAt?.toISOString() ?? "open"}`,
  ];
  return lines.map((line) => `${line}\n`).join("");
}

/** Paid is what the exact payout has of whole units, and one more where that is said. */
function restText({ left, of, isPaid }: Rest): string {
  return `${left} of ${of} parts of a unit, ${isPaid ? "a unit more was paid" : "not paid"}`;
}

function sha256Of(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

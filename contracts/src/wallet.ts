import { z } from "zod";
import { addresses } from "./addresses.ts";
import { endpoint } from "./endpoint.ts";
import { amount, currency, pathId } from "./fields.ts";

/** The twelve views of one wallet, in the order they are answered. */
export const balanceTypes = [
  "bonus",
  "locked",
  "nonPlayableBonus",
  "pendingWithdrawal",
  "playable",
  "playableCasino",
  "playableHorses",
  "playablePoker",
  "playableSports",
  "total",
  "unlocked",
  "withdrawable",
] as const;

const balance = z.object({ type: z.enum(balanceTypes), amount, currency });

export const wallet = {
  balances: endpoint({
    ...addresses.wallet.balances,
    name: "wallet.balances",
    summary: "The player's balances by type",
    access: "player",
    ownSession: true,
    rate: "poll",
    shed: "P2",
    params: z.object({ session: pathId }),
    responses: { 200: z.array(balance) },
    refusals: [],
  }),
} as const;

export type BalanceType = (typeof balanceTypes)[number];
export type Balance = z.output<typeof balance>;

import { z } from "zod";
import { depositMethod, depositState } from "../cashier.ts";
import { endpoint } from "../endpoint.ts";
import { amount, currency, id, instant, line, pathId } from "../fields.ts";
import { providerCall } from "../provider-call.ts";
import { treasuryAddresses } from "./treasury-addresses.ts";
import {
  maskedPlayer,
  moneyWatchers,
  paging,
  treasurers,
  treasuryRead,
  treasuryWrite,
} from "./treasury-words.ts";

const watched = z
  .object({
    id,
    playerId: id,
    ...maskedPlayer,
    method: depositMethod,
    provider: z.string(),
    providerReference: z.string().nullable(),
    amount,
    fee: amount,
    currency,
    state: depositState,
    reason: z.string().nullable(),
    requestedAt: instant,
    changedAt: instant,
    /** When the provider was last asked without having called. */
    checkedAt: instant.nullable(),
    /** It is about to be asked. */
    isCheckWanted: z.boolean(),
  })
  .meta({ id: "WatchedDeposit" });

const traced = watched
  .extend({
    /** To send it back, two of staff are needed. */
    refundTakesTwo: z.boolean(),
    /** What was told of it and what came of that, the newest first. */
    events: z.array(
      z.object({
        at: instant,
        said: z.string(),
        toldBy: z.string(),
        before: depositState,
        after: depositState,
      }),
    ),
    /** Each call we made to the provider about it, and each it made to us. */
    calls: z.array(providerCall),
  })
  .meta({ id: "TracedDeposit" });

/** Deposits of everybody, as those watch them who answer for money or for players. */
export const depositWatchCalls = {
  deposits: endpoint({
    ...treasuryAddresses.deposits,
    ...treasuryRead,
    name: "treasury.deposits",
    summary: "Deposits of everybody, the newest first",
    roles: moneyWatchers,
    query: z.object({
      state: depositState.optional(),
      method: depositMethod.optional(),
      player: line().max(200).optional(),
      from: instant.optional(),
      until: instant.optional(),
      ...paging,
    }),
    responses: { 200: z.object({ items: z.array(watched), next: z.string().nullable() }) },
    refusals: [],
  }),
  deposit: endpoint({
    ...treasuryAddresses.deposit,
    ...treasuryRead,
    name: "treasury.deposit",
    summary: "One deposit, with all that the provider said of it",
    roles: moneyWatchers,
    params: z.object({ deposit: pathId }),
    responses: { 200: traced },
    refusals: ["not_found"],
  }),
  askProvider: endpoint({
    ...treasuryAddresses.askProvider,
    ...treasuryWrite,
    name: "treasury.askProvider",
    summary: "Have the provider asked about a deposit within a minute, not when its turn comes",
    roles: treasurers,
    money: true,
    params: z.object({ deposit: pathId }),
    responses: { 204: null },
    refusals: ["deposit_not_open"],
  }),
} as const;

export type StaffDeposit = z.output<typeof watched>;
export type TracedDeposit = z.output<typeof traced>;

import { z } from "zod";
import { depositMethod, depositState } from "../cashier.ts";
import { endpoint } from "../endpoint.ts";
import { amount, currency, id, instant, line, pathId } from "../fields.ts";
import { movementGroups } from "../statements.ts";
import { reversalFilter } from "./refund-calls.ts";
import { treasuryAddresses } from "./treasury-addresses.ts";
import { bookReaders, moneyWatchers, treasuryRead, treasuryWrite } from "./treasury-words.ts";

const houseAccount = z
  .object({
    account: z.string(),
    currency,
    /** All its stripes together; below zero is what the house gave. */
    balance: amount,
    /** By how much it changed since the day began, in UTC. */
    today: amount,
    stripes: z.number().int(),
    /** How many movements it ever had. */
    entries: z.number().int(),
  })
  .meta({ id: "HouseAccount" });

const bookedMovement = z
  .object({
    id,
    group: z.enum(movementGroups),
    kind: z.string(),
    reason: z.string(),
    at: instant,
    amount,
    change: amount,
    /** Of all that the player has. */
    previous: amount,
    current: amount,
    /** Each of the player's accounts it touched. */
    accounts: z.array(
      z.object({ account: z.string(), change: amount, previous: amount, current: amount }),
    ),
  })
  .meta({ id: "BookedMovement" });

const filter = {
  group: z.enum(movementGroups).optional(),
  from: instant.optional(),
  until: instant.optional(),
};

/** What the ledger says: of a player, and of the house itself. */
export const bookCalls = {
  houseAccounts: endpoint({
    ...treasuryAddresses.houseAccounts,
    ...treasuryRead,
    name: "treasury.houseAccounts",
    summary: "What the house itself has on each of its accounts, and by how much it moved today",
    roles: bookReaders,
    responses: { 200: z.object({ since: instant, items: z.array(houseAccount) }) },
    refusals: [],
  }),
  playerBooks: endpoint({
    ...treasuryAddresses.playerBooks,
    ...treasuryRead,
    name: "treasury.playerBooks",
    summary: "A player's accounts, and what moved on them, the newest first",
    roles: moneyWatchers,
    params: z.object({ player: pathId }),
    query: z.object({
      ...filter,
      /** A part of a reference of 8 characters or more, or an amount. */
      search: line().max(60).optional(),
      after: line().max(200).optional(),
    }),
    responses: {
      200: z.object({
        currency,
        accounts: z.array(
          z.object({ account: z.string(), balance: amount, movements: z.number().int() }),
        ),
        items: z.array(bookedMovement),
        next: z.string().nullable(),
      }),
    },
    refusals: ["not_found"],
  }),
  takeTable: endpoint({
    ...treasuryAddresses.takeTable,
    ...treasuryWrite,
    name: "treasury.takeTable",
    summary: "A list of money as a table to take along; who took it stands in the audit trail",
    rate: "sensitive",
    roles: bookReaders,
    body: z.discriminatedUnion("table", [
      z.object({ table: z.literal("house-accounts") }),
      z.object({
        table: z.literal("deposits"),
        state: depositState.optional(),
        method: depositMethod.optional(),
        player: id.optional(),
        from: instant.optional(),
        until: instant.optional(),
      }),
      z.object({ table: z.literal("reversals"), ...reversalFilter, player: id.optional() }),
      z.object({ table: z.literal("player-books"), player: id, ...filter }),
      z.object({ table: z.literal("settlement"), day: z.iso.date() }),
    ]),
    responses: {
      200: z.object({
        /** CSV with a head line. */
        csv: z.string(),
        rows: z.number().int(),
        /** There was more than a table takes: ask for less at a time. */
        isCut: z.boolean(),
      }),
    },
    refusals: ["not_found"],
  }),
} as const;

export type HouseAccount = z.output<typeof houseAccount>;
export type BookedMovement = z.output<typeof bookedMovement>;

import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { instant, pathId } from "../fields.ts";
import { treasuryAddresses } from "./treasury-addresses.ts";
import { bookReaders, treasuryRead } from "./treasury-words.ts";

/** What was paid in, what was paid out, and what of the first was sent back. */
const book = z.enum(["payments", "payouts", "refunds"]);

const report = {
  provider: z.string(),
  book,
  day: z.iso.date(),
  /** How many payments each side has of that day. */
  ours: z.number().int(),
  theirs: z.number().int(),
  differences: z.number().int(),
  comparedAt: instant,
};

const difference = z.object({
  provider: z.string(),
  book,
  reference: z.string(),
  kind: z.enum(["missing_here", "missing_there", "amount", "state"]),
  ours: z.string().nullable(),
  theirs: z.string().nullable(),
  /** What it means, and what helps. */
  explained: z.string(),
});

/** Our books of a day held against those of the providers. */
export const settlementCalls = {
  settlements: endpoint({
    ...treasuryAddresses.settlements,
    ...treasuryRead,
    name: "treasury.settlements",
    summary: "The days that were held against the providers' reports, the newest first",
    roles: bookReaders,
    responses: { 200: z.object({ items: z.array(z.object(report)) }) },
    refusals: [],
  }),
  settlement: endpoint({
    ...treasuryAddresses.settlement,
    ...treasuryRead,
    name: "treasury.settlement",
    summary: "What differs between our books of a day and the providers' reports",
    roles: bookReaders,
    params: z.object({ day: pathId }),
    responses: {
      200: z.object({ reports: z.array(z.object(report)), differences: z.array(difference) }),
    },
    refusals: ["not_found"],
  }),
} as const;

export type SettlementDifference = z.output<typeof difference>;

import { z } from "zod";
import { addresses } from "./addresses.ts";
import { endpoint } from "./endpoint.ts";
import { amount, currency, id, instant, language, line, pathId, text } from "./fields.ts";

/** What a player filters the movements of their money by. */
export const movementGroups = [
  "deposit",
  "withdrawal",
  "game",
  "bonus",
  "transfer",
  "other",
] as const;

/** The products whose rounds can be told apart. */
export const playedProducts = ["casino", "live", "tables", "sports", "virtuals"] as const;

/** Deposits, withdrawals, and transfers between players: what can be under way, or come to nothing. */
const paymentKind = z.enum(["deposit", "withdrawal", "transfer"]);

/** To be expected, there, gone wrong, or undone: which states of each kind it stands for, the cashier knows. */
const paymentStatus = z.enum(["pending", "done", "failed", "cancelled"]);

const movement = z.object({
  /** The reference: it stands on the receipt, and support finds it. */
  id: z.string(),
  group: z.enum(movementGroups),
  product: z.string().nullable(),
  /** Why, as a code; the sentence says it to a person, in the language that was asked for. */
  reason: z.string(),
  sentence: z.string(),
  /** By which card, account or coins, to whom or from whom; null where nobody paid. */
  way: z.string().nullable(),
  /** What was moved, and what it did to all that the player has. */
  amount,
  change: amount,
  previous: amount,
  current: amount,
  currency,
  at: instant,
});

const receipt = movement
  .extend({
    /** Each of the player's accounts it touched, by the name a person reads. */
    accounts: z.array(
      z.object({ name: z.string(), change: amount, previous: amount, current: amount }),
    ),
  })
  .meta({ id: "Receipt" });

const payment = z
  .object({
    id,
    kind: paymentKind,
    direction: z.enum(["IN", "OUT"]),
    status: paymentStatus,
    /** Where it stands, more finely than the status, in the language that was asked for. */
    sentence: z.string(),
    way: z.string().nullable(),
    amount,
    currency,
    at: instant,
    changedAt: instant,
    /** The movement that has its receipt; null: none of the player's money moved. */
    movement: id.nullable(),
  })
  .meta({ id: "Payment" });

const own = { access: "player", ownSession: true } as const;
const session = z.object({ session: pathId });
const spoken = { language: language.optional() };
/** A part of a reference of 8 characters or more, or an amount. */
const search = text({ max: 60, min: 0 }).optional();
const filter = {
  ...spoken,
  group: z.enum(movementGroups).optional(),
  product: z.enum(playedProducts).optional(),
  search,
};
const period = { from: instant.optional(), before: instant.optional() };
const runsForward = ({
  from,
  before,
}: {
  from?: string | undefined;
  before?: string | undefined;
}) => from === undefined || before === undefined || Date.parse(from) <= Date.parse(before);
const backwards = { path: ["before"], error: "is earlier than the beginning" };
const { statements: at } = addresses;

/** What a player reads of their money: nothing here moves any. */
export const statements = {
  transactions: endpoint({
    ...at.transactions,
    ...own,
    name: "statements.transactions",
    summary:
      "What moved the player's money, the newest first; `next` asks for the part that follows",
    rate: "read",
    shed: "P2",
    params: session,
    query: z
      .object({ ...filter, ...period, after: line().max(200).optional() })
      .refine(runsForward, backwards),
    responses: { 200: z.object({ items: z.array(movement), next: z.string().nullable() }) },
    refusals: [],
  }),
  transaction: endpoint({
    ...at.transaction,
    ...own,
    name: "statements.transaction",
    summary: "One movement, and each account it touched",
    rate: "read",
    shed: "P2",
    params: session.extend({ transaction: pathId }),
    query: z.object(spoken),
    responses: { 200: receipt },
    refusals: [],
  }),
  receipt: endpoint({
    ...at.receipt,
    ...own,
    name: "statements.receipt",
    summary: "The receipt of one movement, as a page to keep",
    rate: "write",
    shed: "P3",
    params: session.extend({ transaction: pathId }),
    query: z.object(spoken),
    answersFile: { types: ["application/pdf"] },
    responses: { 200: null },
    refusals: [],
  }),
  statement: endpoint({
    ...at.statement,
    ...own,
    name: "statements.statement",
    summary:
      "A period with its opening and closing balance, as `csv` or `pdf`, sent while it is made",
    rate: "write",
    shed: "P3",
    params: session.extend({ format: pathId }),
    /** Without a beginning it begins with the account, without an end it ends now. */
    query: z.object({ ...filter, ...period }).refine(runsForward, backwards),
    answersFile: { types: ["text/csv", "application/pdf"] },
    responses: { 200: null },
    refusals: [],
  }),
  payments: endpoint({
    ...at.payments,
    ...own,
    name: "statements.payments",
    summary:
      "Deposits, withdrawals and transfers by what became of them, the newest first; `next` asks for the part that follows",
    rate: "read",
    shed: "P2",
    params: session,
    query: z
      .object({
        ...spoken,
        kind: paymentKind.optional(),
        status: paymentStatus.optional(),
        /** Only those that moved no money of the player: what `transactions` does not tell of. */
        unmoved: z.stringbool().optional(),
        search,
        ...period,
        after: line().max(200).optional(),
      })
      .refine(runsForward, backwards),
    responses: { 200: z.object({ items: z.array(payment), next: z.string().nullable() }) },
    refusals: [],
  }),
  netDeposits: endpoint({
    ...at.netDeposits,
    ...own,
    name: "statements.netDeposits",
    summary:
      "What was paid in less what was paid out: in all, and in each of the last twelve months",
    rate: "read",
    shed: "P2",
    params: session,
    responses: {
      200: z.object({
        currency,
        total: z.object({ from: instant, deposited: amount, withdrawn: amount, net: amount }),
        months: z.array(
          z.object({
            from: instant,
            before: instant,
            deposited: amount,
            withdrawn: amount,
            net: amount,
          }),
        ),
      }),
    },
    refusals: [],
  }),
} as const;

export type PlayerMovement = z.output<typeof movement>;
export type PlayerPayment = z.output<typeof payment>;
export type PaymentKind = z.output<typeof paymentKind>;
export type PaymentStatus = z.output<typeof paymentStatus>;
export type PlayerReceipt = z.output<typeof receipt>;

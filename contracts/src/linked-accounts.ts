import { z } from "zod";
import { addresses } from "./addresses.ts";
import { endpoint } from "./endpoint.ts";
import { id, instant, pathId, text } from "./fields.ts";

const linkedAccountKind = z.enum(["IBAN", "US_BANK"]);

const linkedAccount = z
  .object({
    id,
    /** What it is called on every screen: never the number. */
    name: z.string(),
    kind: linkedAccountKind,
    countryCode: z.string(),
    lastFour: z.string(),
    addedAt: instant,
    /** From here on money can be sent to it. */
    usableFrom: instant,
    isUsable: z.boolean(),
  })
  .meta({ id: "LinkedAccount" });

const newAccount = z.object({
  kind: linkedAccountKind,
  number: text({ max: 60 }),
  /** Of an American bank. */
  routingNumber: text({ max: 20 }).optional(),
  /** As the bank spells it. */
  holder: text({ max: 140 }),
});

const own = { access: "player", ownSession: true } as const;
const session = z.object({ session: pathId });
const { linkedAccounts: at } = addresses;

/** Bank accounts of the player's own, named before money is sent to them. */
export const linkedAccounts = {
  list: endpoint({
    ...at.list,
    ...own,
    name: "linkedAccounts.list",
    summary: "The player's linked bank accounts, by their last four",
    rate: "read",
    shed: "P2",
    params: session,
    responses: { 200: z.object({ items: z.array(linkedAccount) }) },
    refusals: [],
  }),
  add: endpoint({
    ...at.add,
    ...own,
    name: "linkedAccounts.add",
    summary: "Link a bank account in the player's name; it can be used after a while",
    rate: "sensitive",
    shed: "P2",
    params: session,
    body: newAccount,
    responses: { 201: linkedAccount },
    refusals: [
      "account_number_invalid",
      "routing_number_invalid",
      "account_holder_differs",
      "account_linked_already",
      "too_many_linked_accounts",
      "step_up_required",
    ],
  }),
  remove: endpoint({
    ...at.remove,
    ...own,
    name: "linkedAccounts.remove",
    summary: "Take a bank account away, unless money is on its way to it",
    rate: "write",
    shed: "P2",
    params: session.extend({ account: pathId }),
    responses: { 204: null },
    refusals: ["linked_account_in_use"],
  }),
} as const;

export type LinkedAccount = z.output<typeof linkedAccount>;
export type NewLinkedAccount = z.output<typeof newAccount>;

import { z } from "zod";
import { addresses } from "./addresses.ts";
import { endpoint } from "./endpoint.ts";
import { instant, pathId, text } from "./fields.ts";

const operatedProvider = z
  .object({
    code: z.string(),
    name: z.string(),
    dialect: z.enum(["croupier", "hub"]),
    /** Whether bets are taken; what is owed is paid either way. */
    open: z.boolean(),
    /** Who switched it last, and why; null: nobody ever did. */
    switched: z.object({ at: instant, by: z.string(), reason: z.string() }).nullable(),
    lastCallAt: instant.nullable(),
    callsInHour: z.number().int(),
    /** Answers that spoke of trouble between the two machines, in the words of the dialect. */
    troubleInHour: z.array(z.object({ status: z.string(), answers: z.number().int() })),
    /** Within the minutes of the rule. */
    recent: z.object({
      calls: z.number().int(),
      refused: z.number().int(),
      late: z.number().int(),
    }),
    /** Which of the two shares reached the rule; none: there is no trouble, or too little to tell. */
    trouble: z.array(z.enum(["refused", "late"])),
  })
  .meta({ id: "OperatedProvider" });

/** From when on there is trouble: a share of the calls of some minutes, once there are enough of them. */
const rule = z.object({
  minutes: z.number().int(),
  callsMin: z.number().int(),
  percent: z.number().int(),
  lateMs: z.number().int(),
});

const operatorCall = { access: "staff", roles: ["operator"] } as const;

/** The makers of games and their switch: for operators, in the back-office. */
export const providerDesk = {
  list: endpoint({
    ...addresses.providerDesk.list,
    ...operatorCall,
    name: "providerDesk.list",
    summary: "Makers of games: whether bets are taken, and how their calls go",
    rate: "read",
    shed: "P2",
    responses: { 200: z.object({ items: z.array(operatedProvider), rule }) },
    refusals: [],
  }),
  setSwitch: endpoint({
    ...addresses.providerDesk.setSwitch,
    ...operatorCall,
    name: "providerDesk.setSwitch",
    summary: "Switch a provider off or on: bets stop within seconds, wins and rollbacks go on",
    rate: "write",
    shed: "P1",
    params: z.object({ provider: pathId }),
    body: z.object({ open: z.boolean(), reason: text({ max: 400, min: 3, lines: true }) }),
    responses: { 200: operatedProvider },
    refusals: ["not_found"],
  }),
} as const;

export type OperatedProviderView = z.output<typeof operatedProvider>;

import { treasury } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import { z } from "zod";
import type { Services, StaffSubject } from "../services.ts";
import { explainDifference } from "../treasury/explain-difference.ts";

const isDay = (text: string) => z.iso.date().safeParse(text).success;

export function treasurySettlement({ settlements }: Services) {
  return method<typeof treasury.settlement, StaffSubject>(
    treasury.settlement,
    async ({ params: { day } }) => {
      if (!isDay(day)) return unknown;
      const { reports, differences } = await settlements.read(day);
      if (reports.length === 0) return unknown;
      return {
        status: 200,
        body: {
          reports: reports.map(({ comparedAt, ...report }) => ({
            ...report,
            comparedAt: comparedAt.toISOString(),
          })),
          differences: differences.map((difference) => ({
            ...difference,
            explained: explainDifference(difference),
          })),
        },
      };
    },
  );
}

import { operations } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";
import { presentAffiliate } from "./present-affiliate.ts";

const listedMax = 200;

export function operationsAffiliateApplications({ affiliates }: Services) {
  return method<typeof operations.affiliateApplications, StaffSubject>(
    operations.affiliateApplications,
    async ({ query: { status } }) => {
      const applications = await affiliates.list({ status, limit: listedMax });
      return { status: 200, body: { items: applications.map(presentAffiliate) } };
    },
  );
}

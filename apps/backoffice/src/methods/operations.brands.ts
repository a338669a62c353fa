import { operations } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function operationsBrands(services: Services) {
  return method<typeof operations.brands, StaffSubject>(operations.brands, async () => {
    const records = await services.operations.listBrands();
    return { status: 200, body: { items: records.map(({ brand }) => brand) } };
  });
}

import { staff } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function staffStatus({ readHouseStatus }: Services) {
  return method<typeof staff.status, StaffSubject>(staff.status, async () => ({
    status: 200,
    body: await readHouseStatus(),
  }));
}

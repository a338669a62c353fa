import { staff } from "@croupier/contracts";
import { isUuid } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";
import { presentEntry } from "./present-message.ts";

export function staffOutbox({ support }: Services) {
  return method<typeof staff.outbox, StaffSubject>(staff.outbox, async ({ query }) => {
    // A place in the list that never was one begins the list anew, as a place past its end would.
    const before = query.before !== undefined && isUuid(query.before) ? query.before : undefined;
    const { items, next } = await support.listOutbox({ ...query, before });
    return { status: 200, body: { items: items.map(presentEntry), next } };
  });
}

import { desk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { presentListed } from "../desk/present-entry.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskEntries({ content }: Services) {
  return method<typeof desk.entries, StaffSubject>(desk.entries, async ({ query }) => {
    const { status, ...question } = query;
    const { items, total } = await content.listEntries({ ...question, state: status });
    return { status: 200, body: { items: items.map(presentListed), total } };
  });
}

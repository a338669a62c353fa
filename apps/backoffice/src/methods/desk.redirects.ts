import { desk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function deskRedirects({ content }: Services) {
  return method<typeof desk.redirects, StaffSubject>(desk.redirects, async ({ query }) => {
    const { bucket, ...page } = query;
    const { items, total } = await content.listRedirects(bucket, page);
    const shown = items.map((one) => ({ ...one, writtenAt: one.writtenAt.toISOString() }));
    return { status: 200, body: { items: shown, total } };
  });
}

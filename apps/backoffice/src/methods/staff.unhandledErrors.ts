import { staff } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function staffUnhandledErrors({ oversight }: Services) {
  return method<typeof staff.unhandledErrors, StaffSubject>(
    staff.unhandledErrors,
    async ({ query }) => {
      const before = isPlace(query.before) ? query.before : undefined;
      const { items, next } = await oversight.listUnhandled({ ...query, before });
      const body = items.map((error) => ({
        ...error,
        firstSeenAt: error.firstSeenAt.toISOString(),
        lastSeenAt: error.lastSeenAt.toISOString(),
      }));
      return { status: 200, body: { items: body, next } };
    },
  );
}

/** `next` of a page before: the moment and the id of its last error. Anything else begins anew. */
const isPlace = (text: string | undefined): text is string =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(
    text ?? "",
  );

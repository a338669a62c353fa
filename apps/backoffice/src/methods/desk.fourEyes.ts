import { desk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function deskFourEyes({ content }: Services) {
  return method<typeof desk.fourEyes, StaffSubject>(desk.fourEyes, async ({ query }) => {
    const kinds = [...(await content.listFourEyes(query.bucket))];
    return { status: 200, body: { kinds } };
  });
}

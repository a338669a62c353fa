import { desk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { presentMedium } from "../desk/present-medium.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskMedia({ content }: Services) {
  return method<typeof desk.media, StaffSubject>(desk.media, async ({ query }) => {
    const [{ items, total }, folders] = await Promise.all([
      content.listMedia(query),
      content.listMediaFolders(query.bucket),
    ]);
    return { status: 200, body: { items: items.map(presentMedium), total, folders: [...folders] } };
  });
}

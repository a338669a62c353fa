import { desk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import { unknown } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskExportBucket({ content }: Services) {
  return method<typeof desk.exportBucket, StaffSubject>(desk.exportBucket, async ({ params }) => {
    const buckets = await content.listBuckets();
    if (!buckets.some(({ bucket }) => bucket === params.bucket)) return unknown;
    return { status: 200, body: { ...(await content.exportBucket(params.bucket)) } };
  });
}

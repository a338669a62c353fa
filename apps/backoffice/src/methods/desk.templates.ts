import { desk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function deskTemplates({ content }: Services) {
  return method<typeof desk.templates, StaffSubject>(desk.templates, async ({ query }) => {
    const templates = await content.listTemplates(query.bucket);
    const items = templates.map(({ templateId, bucket: _bucket, blocks, writtenAt, ...facts }) => ({
      id: templateId,
      ...facts,
      blocks: [...blocks],
      writtenAt: writtenAt.toISOString(),
    }));
    return { status: 200, body: { items } };
  });
}

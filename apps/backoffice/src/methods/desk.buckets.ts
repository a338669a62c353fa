import { desk } from "@croupier/contracts";
import { method } from "@croupier/server/shell";
import type { Services, StaffSubject } from "../services.ts";

export function deskBuckets({ content }: Services) {
  return method<typeof desk.buckets, StaffSubject>(desk.buckets, async () => ({
    status: 200,
    body: (await content.describeBuckets()).map(({ languages, hosts, ...bucket }) => ({
      ...bucket,
      languages: [...languages],
      hosts: [...hosts],
    })),
  }));
}

import { analytics } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function analyticsRecord({ consentCookie, visits, brandOf }: Services) {
  return method<typeof analytics.record, PlayerSubject>(
    analytics.record,
    async ({ body, client }) => {
      // A page that tells without consent is mistaken, and is not told so: nobody waits for the answer.
      if (!consentCookie.read(client.cookies).analytics) return { status: 202, body: null };
      await visits.record({
        brand: brandOf(client.host).code,
        visit: body.visit,
        events: body.events.map(({ name, path, ...facts }) => ({ name, path, facts })),
      });
      return { status: 202, body: null };
    },
  );
}

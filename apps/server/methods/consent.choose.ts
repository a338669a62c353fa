import { consent } from "@croupier/contracts";
import { consentVersion } from "@croupier/site/consent";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function consentChoose({ consentCookie, consents, affiliates, ...services }: Services) {
  return method<typeof consent.choose, PlayerSubject>(
    consent.choose,
    async ({ body, client, setCookie }) => {
      const { analytics, marketing, language, arrival } = body;
      const subject = consentCookie.nameFor(client.cookies);
      const choice = { analytics, marketing, version: consentVersion };
      await consents.record({
        ...choice,
        subject,
        language,
        brand: services.brandOf(client.host).code,
        playerId: (await services.findCaller(client)) ?? null,
      });
      setCookie(consentCookie.write({ ...choice, subject }));
      const { cookies, host } = client;
      const followed = marketing
        ? affiliates.keepWithConsent({
            query: new URLSearchParams(arrival?.query),
            referrer: arrival?.referrer,
            cookies,
            host,
          })
        : affiliates.forget(cookies);
      for (const cookie of followed) setCookie(cookie);
      return { status: 200, body: choice };
    },
  );
}

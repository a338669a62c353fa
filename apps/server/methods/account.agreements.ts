import { account } from "@croupier/contracts";
import { agreementVersionsOf } from "../src/agreement-versions.ts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";

export function accountAgreements({ players, brandOf, readSiteConfiguration }: Services) {
  return method<typeof account.agreements, PlayerSubject>(
    account.agreements,
    async ({ subject, query, client }) => {
      const { code: brandCode } = brandOf(client.host);
      const configuration = await readSiteConfiguration({ brandCode, language: query.language });
      if (configuration === undefined) throw new Error("a brand that answers is configured");
      const versions = agreementVersionsOf(configuration);
      const { consents, due } = await players.agreements.read(subject.playerId, versions);
      return {
        status: 200,
        body: {
          due: due.map((kind) => ({ kind, ...configuration.agreements[kind] })),
          consents: consents.map(({ at, ...consent }) => ({ ...consent, at: at.toISOString() })),
        },
      };
    },
  );
}

import type { Passkey } from "@croupier/players";
import type { OwnPasskey } from "@croupier/contracts";
import type { Services } from "../src/services.ts";

/** Where a key is good. Our own address, never one that a request names: that is what keys are for. */
export function passkeySiteOf(
  { brandOf, siteOriginFor }: Pick<Services, "brandOf" | "siteOriginFor">,
  host: string,
) {
  return { origin: siteOriginFor(host), name: brandOf(host).name };
}

export function presentPasskey({ createdAt, lastUsedAt, ...key }: Passkey): OwnPasskey {
  return {
    ...key,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt === null ? null : lastUsedAt.toISOString(),
  };
}

import { hkdfSync } from "node:crypto";

/** The maker of the demo's game from elsewhere, as the house knows it. */
export const studioCode = "pebble";

/**
 * What the house and its sample studio are told of each other. The secret that the studio signs with is
 * derived from the keys of the installation; our own process reads it, sealed, from the database.
 */
export function tellStudio(
  keys: string,
  { port, studioPort }: { readonly port: number; readonly studioPort: number },
) {
  const site = `http://localhost:${port}`;
  return {
    house: { CROUPIER_STUDIOS: `${studioCode}=http://localhost:${studioPort}` },
    studio: {
      STUDIO_SECRET: studioSecret(keys).toString("base64url"),
      STUDIO_KEY_ID: studioKeyId,
      STUDIO_WALLET_URL: `${site}/services/providers/v1/${studioCode}`,
      // Brands have names below that of the site.
      STUDIO_PAGE_ORIGINS: [site, `http://*.localhost:${port}`, `http://127.0.0.1:${port}`].join(
        ",",
      ),
    },
  };
}

export const studioKeyId = "demo";

export function studioSecret(keys: string): Buffer {
  const last = keys.split(",").at(-1) ?? "";
  return Buffer.from(hkdfSync("sha256", last, "croupier", "studio: wallet", 32));
}

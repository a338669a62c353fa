import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

// Apart from the address, so that the scan for secrets need not guess that it is none.
const password = "secret-word";
const good = {
  CROUPIER_APP_DATABASE_URL: `postgres://croupier_app:${password}@127.0.0.1/croupier`,
  CROUPIER_KEYS: `k1:${"A".repeat(43)}`,
};

describe("what the server is told from outside", () => {
  test("needs a database and keys; everything else has a value", () => {
    expect(readConfig(good)).toMatchObject({
      mode: "demo",
      brandCode: undefined,
      http: { host: "127.0.0.1", port: 3000, https: false, trustedProxies: [] },
      session: { idleMs: 1_800_000, absoluteMs: 43_200_000 },
    });
  });

  test.each<[Record<string, string>, RegExp]>([
    [{ PORT: "eighty" }, /^PORT is "eighty", but must be a whole number from 0 to 65535\.$/],
    [
      { CROUPIER_MODE: "live" },
      /^CROUPIER_MODE is "live", but must be one of demo, production, test\.$/,
    ],
    [{ CROUPIER_TRUSTED_PROXIES: "10.0.0.0/8,2" }, /CROUPIER_TRUSTED_PROXIES is .*CIDR ranges/],
    [{ CROUPIER_TRUSTED_PROXIES: "10.0.0.0/99" }, /CIDR ranges/],
    [{ CROUPIER_ORIGIN: "https://play.example/path" }, /CROUPIER_ORIGIN is .*an origin such as/],
    [{ CROUPIER_PROT: "1" }, /CROUPIER_PROT is unknown; accepted are .*CROUPIER_MODE/],
    [{ CROUPIER_RECAPTCHA_SITE_KEY: "x".repeat(40) }, /are set together or not at all/],
    [{ CROUPIER_RECAPTCHA_SECRET: "x".repeat(40) }, /are set together or not at all/],
    [{ CROUPIER_RETIRED_RECEIPT_KEYS: "k0:abc" }, /CROUPIER_RETIRED_RECEIPT_KEYS is "…"/],
    [{ CROUPIER_CLAMD: "clamd" }, /CROUPIER_CLAMD is .*unix:.*or tcp:/],
    [{ CROUPIER_CLAMD: "tcp://clamd:70000" }, /CROUPIER_CLAMD is/],
    [{ CROUPIER_CLAMD: "unix:clamd.sock" }, /CROUPIER_CLAMD is/],
    [{ CROUPIER_SUMSUB_URL: "http://api.sumsub.example" }, /CROUPIER_SUMSUB_URL is "…"/],
    [{ CROUPIER_SUMSUB_TOKEN: "short" }, /CROUPIER_SUMSUB_TOKEN is "…"/],
    [{ CROUPIER_SUMSUB_LEVELS: "PASSPORT=basic" }, /CROUPIER_SUMSUB_LEVELS is/],
    [{ CROUPIER_SHED_DELAY_MS: "5" }, /CROUPIER_SHED_DELAY_MS is .*10/],
    [{ CROUPIER_DEMO_PLACE: "Quebec" }, /CROUPIER_DEMO_PLACE is .*a place such as CW or CA:QC/],
    [{ CROUPIER_PLACES_FOLDER: "data" }, /CROUPIER_PLACES_FOLDER is .*an absolute path/],
    [{ BRAND_CODE: "King Fisher" }, /BRAND_CODE is "King Fisher"/],
    [{ CROUPIER_MODE: "production" }, /CROUPIER_ORIGIN must be the https:\/\/ address/],
    [{ CROUPIER_MODE: "test", NODE_ENV: "production" }, /a header mocks a second factor/],
    [{ NODE_ENV: "production" }, /CROUPIER_ORIGIN must be the https:\/\/ address/],
  ])("%j is refused by name", (wrong, message) => {
    expect(() => readConfig({ ...good, ...wrong })).toThrow(message);
  });

  test("Sumsub is configured as a whole, or not at all, and what is missing is named", () => {
    const whole = {
      CROUPIER_SUMSUB_TOKEN: "token-of-the-app",
      CROUPIER_SUMSUB_SECRET: "secret-of-the-app",
      CROUPIER_SUMSUB_WEBHOOK_SECRET: "secret-of-the-reports",
      CROUPIER_SUMSUB_LEVELS: "ID_DOCUMENT=identity,PROOF_OF_ADDRESS=where they live",
      CROUPIER_SUMSUB_BRANDS: "kingfisher, marlin",
    };
    expect(readConfig(good).sumsub).toBeUndefined();
    expect(readConfig({ ...good, ...whole }).sumsub).toEqual({
      baseUrl: "https://api.sumsub.com",
      appToken: "token-of-the-app",
      secretKey: "secret-of-the-app",
      webhookSecret: "secret-of-the-reports",
      levels: { ID_DOCUMENT: "identity", PROOF_OF_ADDRESS: "where they live" },
      brands: ["kingfisher", "marlin"],
    });
    for (const name of Object.keys(whole)) {
      const half = { ...good, ...whole, [name]: undefined };
      expect(() => readConfig(half), name).toThrow(
        `Sumsub is configured by half: ${name} must be set`,
      );
    }
    const oneLevel = { ...good, ...whole, CROUPIER_SUMSUB_LEVELS: "ID_DOCUMENT=identity" };
    expect(() => readConfig(oneLevel)).toThrow(/CROUPIER_SUMSUB_LEVELS must be set/);
  });

  test("a virus scanner listens at a socket file or at a host", () => {
    const clamdAt = (text: string) => readConfig({ ...good, CROUPIER_CLAMD: text }).clamd;
    expect(clamdAt("unix:/run/clamd.sock")).toEqual({ path: "/run/clamd.sock" });
    expect(clamdAt("tcp://clamd.local:3310")).toEqual({ host: "clamd.local", port: 3310 });
    expect(readConfig(good).clamd).toBeUndefined();
  });

  test("the house's own networks are at the demo's place, and in production nowhere", () => {
    const told = { ...good, CROUPIER_DEMO_PLACE: "CA:ON" };
    const live = {
      CROUPIER_MODE: "production",
      CROUPIER_ORIGIN: "https://play.example",
      CROUPIER_GAMES_ORIGIN: "https://games.example",
    };
    const ontario = { countryCode: "CA", subdivision: "ON" };
    expect(readConfig(good).places).toEqual({
      folder: undefined,
      ownNetworks: { countryCode: "CW" },
    });
    expect(readConfig(told).places.ownNetworks).toEqual(ontario);
    expect(readConfig({ ...told, ...live }).places.ownNetworks).toEqual({});
  });

  test("everything wrong is named at once, and no secret is repeated", () => {
    const wrong = {
      CROUPIER_APP_DATABASE_URL: `mysql://u:${password}@h/d`,
      CROUPIER_KEYS: "short-key",
    };
    let message = "";
    try {
      readConfig({ ...wrong, PORT: "-1" });
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message.split("\n")).toHaveLength(3);
    expect(message).toContain("CROUPIER_APP_DATABASE_URL");
    expect(message).toContain("CROUPIER_KEYS");
    expect(message).not.toMatch(/secret-word|short-key/);
  });
});

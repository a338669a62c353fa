import { describe, expect, test } from "vitest";
import { readBackofficeConfig } from "./config.ts";

const needed = {
  CROUPIER_APP_DATABASE_URL: "postgres://croupier_app:secret@db.example:5432/croupier",
  CROUPIER_KEYS: `k1:${"a".repeat(43)}`,
};

describe("the back-office's configuration", () => {
  test("needs the database and the keys, and listens on this machine only by default", () => {
    expect(readBackofficeConfig(needed)).toMatchObject({
      mode: "demo",
      http: { host: "127.0.0.1", port: 3001, https: false, trustedProxies: [] },
      privatePort: 9466,
      dev: false,
    });
  });

  test.each([
    ["CROUPIER_APP_DATABASE_URL", "mysql://nowhere"],
    ["CROUPIER_KEYS", ""],
    ["BACKOFFICE_PORT", "70000"],
    ["METRICS_PORT", "http"],
    ["HOST", "not a host"],
    ["CROUPIER_BACKOFFICE_ORIGIN", "staff.example"],
    ["CROUPIER_TRUSTED_PROXIES", "10.0.0.0"],
    ["CROUPIER_LOG_LEVEL", "loud"],
    ["CROUPIER_DEV", "yes"],
  ])("a wrong %s (%j) is refused by its name", (name, value) => {
    expect(() => readBackofficeConfig({ ...needed, [name]: value })).toThrow(name);
  });

  test("production is served over https, or not at all", () => {
    const production = { ...needed, NODE_ENV: "production" };
    expect(() => readBackofficeConfig(production)).toThrow("CROUPIER_BACKOFFICE_ORIGIN");
    const plain = { ...production, CROUPIER_BACKOFFICE_ORIGIN: "http://staff.example" };
    expect(() => readBackofficeConfig(plain)).toThrow("CROUPIER_BACKOFFICE_ORIGIN");
    const secure = { ...production, CROUPIER_BACKOFFICE_ORIGIN: "https://staff.example" };
    expect(() => readBackofficeConfig(secure)).toThrow("CROUPIER_ORIGIN");
    const known = { ...secure, CROUPIER_ORIGIN: "https://play.example" };
    expect(readBackofficeConfig(known)).toMatchObject({
      http: { https: true },
      siteOrigin: "https://play.example",
    });
  });
});

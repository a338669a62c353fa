import { describe, expect, test } from "vitest";
import { readWorkerConfig } from "./config.ts";

const needed = {
  CROUPIER_APP_DATABASE_URL: "postgres://croupier_app:secret@db.example:5432/croupier",
  CROUPIER_KEYS: `k1:${"a".repeat(43)}`,
};
const production = { ...needed, NODE_ENV: "production" };

describe("the worker's configuration", () => {
  test("needs the database and the keys, and has a default for the rest", () => {
    const { keyring, ...config } = readWorkerConfig(needed);
    expect(keyring.currentId).toBe("k1");
    expect(config).toEqual({
      mode: "demo",
      appDatabaseUrl: needed.CROUPIER_APP_DATABASE_URL,
      sessionLimits: { idleMs: 1_800_000, absoluteMs: 43_200_000 },
      mail: "simulator",
      sms: "simulator",
      privatePort: 9465,
      logLevel: "info",
      jobsAtOnce: 4,
    });
  });

  test.each([
    ["CROUPIER_APP_DATABASE_URL", "mysql://nowhere"],
    ["CROUPIER_APP_DATABASE_URL", ""],
    ["CROUPIER_KEYS", "short"],
    ["CROUPIER_SMTP_URL", "http://mail.example"],
    ["CROUPIER_MAIL_FROM", "nobody"],
    ["CROUPIER_SMS_URL", "https://sms.example"],
    ["CROUPIER_SMS_FROM", "a name that is too long"],
    ["CROUPIER_SIMULATORS", "mail,pigeon"],
    ["METRICS_PORT", "70000"],
    ["CROUPIER_LOG_LEVEL", "loud"],
    ["CROUPIER_MODE", "staging"],
    ["CROUPIER_JOBS", "4"],
  ])("a wrong %s (%j) is refused by its name", (name, value) => {
    expect(() => readWorkerConfig({ ...needed, [name]: value })).toThrow(name);
  });

  test("a refused address never shows the password in it", () => {
    const wrong = { ...needed, CROUPIER_APP_DATABASE_URL: "postgrse://app:hunter2@db/x" };
    expect(() => readWorkerConfig(wrong)).toThrow(/^(?!.*hunter2).*$/s);
  });

  test("a mail server comes with the sender it writes as", () => {
    const smtp = { ...needed, CROUPIER_SMTP_URL: "smtps://user:word@mail.example:465" };
    expect(() => readWorkerConfig(smtp)).toThrow("CROUPIER_MAIL_FROM");
    const from = "Kingfisher <hello@kingfisher.example>";
    expect(readWorkerConfig({ ...smtp, CROUPIER_MAIL_FROM: from }).mail).toEqual({
      smtpUrl: smtp.CROUPIER_SMTP_URL,
      from,
    });
  });

  test("a carrier of SMS comes with the sender it writes as, and needs no simulator", () => {
    const url = new URL("https://sms.example");
    url.username = "AC1";
    url.password = "word";
    const sms = { ...needed, CROUPIER_SMS_URL: url.href };
    expect(() => readWorkerConfig(sms)).toThrow("CROUPIER_SMS_FROM");
    const named = { ...sms, CROUPIER_SMS_FROM: "Kingfisher" };
    expect(readWorkerConfig(named).sms).toEqual({ url: url.href, from: "Kingfisher" });
    const live = { ...named, NODE_ENV: "production", CROUPIER_SIMULATORS: "mail" };
    expect(readWorkerConfig(live).mail).toBe("simulator");
  });

  test("production does not start with a simulator that nobody named", () => {
    expect(() => readWorkerConfig(production)).toThrow("CROUPIER_SMTP_URL");
    expect(() => readWorkerConfig({ ...production, CROUPIER_SIMULATORS: "mail" })).toThrow(
      "CROUPIER_SMS_URL",
    );
    const named = { ...production, CROUPIER_SIMULATORS: "mail,sms" };
    expect(readWorkerConfig(named).mail).toBe("simulator");
  });
});

import { join } from "node:path";
import type { everySetting } from "@croupier/server/shell";
import { root } from "../../root.ts";

/** One text that is accepted and one that is not. */
export type Example = { readonly valid: string; readonly wrong: string };

const origin = (name: string): Example => ({
  valid: `https://${name}.example`,
  wrong: `${name}.example`,
});
const port = (valid: string): Example => ({ valid, wrong: "seventy" });
const key: Example = { valid: "a".repeat(43), wrong: "short" };
const path = (valid: string): Example => ({ valid, wrong: "somewhere" });
const database: Example = {
  valid: "postgres://croupier_app@127.0.0.1/croupier",
  wrong: "mysql://db.example/croupier",
};

/** A house that sets every variable, as a production one would, and how each is got wrong. */
export const examples: Readonly<Record<keyof typeof everySetting, Example>> = {
  DATABASE_URL: database,
  NODE_ENV: { valid: "production", wrong: "live" },
  CROUPIER_MODE: { valid: "production", wrong: "live" },
  CROUPIER_KEYS: { valid: `k1:${"a".repeat(43)}`, wrong: "k1" },
  CROUPIER_RETIRED_RECEIPT_KEYS: {
    valid: `k0:MCowBQYDK2VwAyEA${"A".repeat(43)}=`,
    wrong: "k0:abc",
  },
  CROUPIER_APP_DATABASE_URL: database,
  HOST: { valid: "127.0.0.1", wrong: "not a host" },
  PORT: port("3000"),
  BACKOFFICE_PORT: port("3001"),
  GAMES_PORT: port("3003"),
  PAYMENTS_PORT: port("3002"),
  STUDIO_PORT: port("3004"),
  METRICS_PORT: port("9464"),
  CROUPIER_ORIGIN: origin("play"),
  CROUPIER_GAMES_ORIGIN: origin("games"),
  CROUPIER_BACKOFFICE_ORIGIN: origin("staff"),
  CROUPIER_TRUSTED_PROXIES: { valid: "10.0.0.0/8", wrong: "10.0.0.0" },
  BRAND_CODE: { valid: "kingfisher", wrong: "King Fisher" },
  CROUPIER_STUDIOS: { valid: "acme=https://games.acme.example", wrong: "acme" },
  CROUPIER_SESSION_IDLE_MINUTES: { valid: "20", wrong: "0" },
  CROUPIER_SESSION_HOURS: { valid: "8", wrong: "a day" },
  CROUPIER_PAGE_CACHE_MB: { valid: "32", wrong: "much" },
  CROUPIER_ACCOUNT_AREA: path(join(root, "apps/account/build")),
  CROUPIER_PLACES_FOLDER: path(join(root, "domain/places/data")),
  CROUPIER_DEMO_PLACE: { valid: "CA:QC", wrong: "Quebec" },
  CROUPIER_PICTURE_CACHE: path("/tmp/croupier-pictures"),
  CROUPIER_PICTURE_CACHE_MB: { valid: "64", wrong: "-1" },
  CROUPIER_SOCKETS_MAX: { valid: "1000", wrong: "all" },
  CROUPIER_SHED_DELAY_MS: { valid: "60000", wrong: "5" },
  CROUPIER_RECAPTCHA_SITE_KEY: { valid: "s".repeat(40), wrong: "short" },
  CROUPIER_RECAPTCHA_SECRET: { valid: "t".repeat(40), wrong: "short" },
  CROUPIER_RECAPTCHA_SCORE: { valid: "70", wrong: "0.7" },
  CROUPIER_SUMSUB_URL: { valid: "https://sumsub.example", wrong: "http://sumsub.example" },
  CROUPIER_SUMSUB_TOKEN: { valid: "token-of-the-app", wrong: "short" },
  CROUPIER_SUMSUB_SECRET: { valid: "secret-of-the-app", wrong: "short" },
  CROUPIER_SUMSUB_WEBHOOK_SECRET: { valid: "secret-of-the-reports", wrong: "short" },
  CROUPIER_SUMSUB_LEVELS: {
    valid: "ID_DOCUMENT=identity,PROOF_OF_ADDRESS=address",
    wrong: "PASSPORT=identity",
  },
  CROUPIER_SUMSUB_BRANDS: { valid: "kingfisher", wrong: "King Fisher" },
  CROUPIER_CLAMD: { valid: "tcp://clamd.example:3310", wrong: "clamd" },
  CROUPIER_REGISTER_URL: {
    valid: "https://register.example/check",
    wrong: "http://register.example",
  },
  CROUPIER_REGISTER_KEY: { valid: "key-of-the-register", wrong: "short" },
  CROUPIER_REGISTER_PLACES: { valid: "GB,CA:ON", wrong: "Britain" },
  CROUPIER_PAYMENTS_SANDBOX_URL: { valid: "http://localhost:3002", wrong: "localhost:3002" },
  CROUPIER_PAYMENTS_SANDBOX_KEY: key,
  CROUPIER_PAYMENTS_KEY: key,
  CROUPIER_BTCPAY_URL: { valid: "https://btcpay.example", wrong: "http://btcpay.example" },
  CROUPIER_BTCPAY_STORE: { valid: "9CiNzKoANXxmk5ayZngSXrHTiVvvgCrwrpFQd4m2K776", wrong: "store" },
  CROUPIER_BTCPAY_KEY: { valid: "a-key-of-the-store", wrong: "short" },
  CROUPIER_BTCPAY_WEBHOOK_SECRET: { valid: "a-secret-of-the-webhook", wrong: "short" },
  CROUPIER_SIMULATORS: { valid: "register,payments", wrong: "pigeon" },
  CROUPIER_SMTP_URL: { valid: "smtp://mail.example:587", wrong: "http://mail.example" },
  CROUPIER_MAIL_FROM: { valid: "Kingfisher <hello@kingfisher.example>", wrong: "nobody" },
  CROUPIER_SMS_URL: {
    valid: `https://${["account", "token"].join(":")}@sms.example`,
    wrong: "https://sms.example",
  },
  CROUPIER_SMS_FROM: { valid: "Kingfisher", wrong: "a name that is too long" },
  CROUPIER_LOG_LEVEL: { valid: "info", wrong: "loud" },
  CROUPIER_DEV: { valid: "0", wrong: "yes" },
  XDG_STATE_HOME: path("/tmp/croupier-state"),
  CROUPIER_TEST_DATABASE_URL: database,
};

/** Everything at once, each with a good text. */
export const everythingValid: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(examples).map(([name, { valid }]) => [name, valid]),
);

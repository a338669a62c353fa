import type { SandboxSettings } from "@croupier/cashier";
import { ConfigurationError, variable } from "./shell/environment.ts";

const key = (accepts: string) =>
  variable.optional(`${accepts}: 32 bytes in base64url`, (text) => /^[\w-]{43}$/.test(text));

/** The built-in provider of payments, told by `npm start` in the demo; without it nobody can pay in. */
export const paymentsVariables = {
  CROUPIER_PAYMENTS_SANDBOX_URL: variable.optional(
    "the address of the payments sandbox, such as http://localhost:3002",
    (text) => /^https?:\/\/[^/\s]+$/.test(text),
  ),
  CROUPIER_PAYMENTS_SANDBOX_KEY: key("the public key of the payments sandbox"),
  CROUPIER_PAYMENTS_KEY: key("our private key towards whoever collects payments"),
};

/** All of it or nothing; in production only where CROUPIER_SIMULATORS names it, for its money is play. */
export function paymentsFrom(
  settings: {
    readonly CROUPIER_PAYMENTS_SANDBOX_URL: string | undefined;
    readonly CROUPIER_PAYMENTS_SANDBOX_KEY: string | undefined;
    readonly CROUPIER_PAYMENTS_KEY: string | undefined;
    readonly CROUPIER_SIMULATORS: readonly string[];
  },
  mode: "demo" | "production" | "test",
): SandboxSettings | undefined {
  const {
    CROUPIER_PAYMENTS_SANDBOX_URL: url,
    CROUPIER_PAYMENTS_SANDBOX_KEY: publicKey,
    CROUPIER_PAYMENTS_KEY: privateKey,
  } = settings;
  if (url === undefined && publicKey === undefined && privateKey === undefined) return undefined;
  if (url === undefined || publicKey === undefined || privateKey === undefined) {
    throw new ConfigurationError(
      "CROUPIER_PAYMENTS_SANDBOX_URL, CROUPIER_PAYMENTS_SANDBOX_KEY and CROUPIER_PAYMENTS_KEY are set together or not at all.",
    );
  }
  if (mode === "production" && !settings.CROUPIER_SIMULATORS.includes("payments")) {
    throw new ConfigurationError(
      "CROUPIER_PAYMENTS_SANDBOX_URL is set: in production its play money needs payments in CROUPIER_SIMULATORS.",
    );
  }
  return { url, publicKey, privateKey };
}

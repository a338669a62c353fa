import type { BtcpaySettings } from "@croupier/cashier";
import { ConfigurationError, variable } from "./shell/environment.ts";

const isSecret = (text: string) => /^[\w-]{16,200}$/.test(text);

/** BTCPay Server, which collects coins where it is set; without it the sandbox does, where that runs. */
export const btcpayVariables = {
  CROUPIER_BTCPAY_URL: variable.optional("the https:// address of BTCPay Server", (text) =>
    /^https:\/\/[^/\s]+$/.test(text),
  ),
  CROUPIER_BTCPAY_STORE: variable.optional("the id of its store", (text) =>
    /^\w{20,100}$/.test(text),
  ),
  CROUPIER_BTCPAY_KEY: variable.optional("a key of that store that may make invoices", isSecret),
  CROUPIER_BTCPAY_WEBHOOK_SECRET: variable.optional(
    "the secret that its notices are signed with",
    isSecret,
  ),
};

/** All of it or nothing: half of it would collect what nobody tells us of. */
export function btcpayFrom(
  settings: Readonly<Record<keyof typeof btcpayVariables, string | undefined>>,
): BtcpaySettings | undefined {
  const {
    CROUPIER_BTCPAY_URL: url,
    CROUPIER_BTCPAY_STORE: storeId,
    CROUPIER_BTCPAY_KEY: apiKey,
    CROUPIER_BTCPAY_WEBHOOK_SECRET: webhookSecret,
  } = settings;
  if ([url, storeId, apiKey, webhookSecret].every((one) => one === undefined)) return undefined;
  if (!url || !storeId || !apiKey || !webhookSecret) {
    throw new ConfigurationError(
      "CROUPIER_BTCPAY_URL, CROUPIER_BTCPAY_STORE, CROUPIER_BTCPAY_KEY and CROUPIER_BTCPAY_WEBHOOK_SECRET are set together or not at all.",
    );
  }
  return { url, storeId, apiKey, webhookSecret };
}

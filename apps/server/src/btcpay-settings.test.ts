import { expect, test } from "vitest";
import { btcpayFrom } from "./btcpay-settings.ts";

const none = {
  CROUPIER_BTCPAY_URL: undefined,
  CROUPIER_BTCPAY_STORE: undefined,
  CROUPIER_BTCPAY_KEY: undefined,
  CROUPIER_BTCPAY_WEBHOOK_SECRET: undefined,
};
const all = {
  CROUPIER_BTCPAY_URL: "https://btcpay.example",
  CROUPIER_BTCPAY_STORE: "9CiNzKoANXxmk5ayZngSXrHTiVvvgCrwrpFQd4m2K776",
  CROUPIER_BTCPAY_KEY: "a-key-of-the-store",
  CROUPIER_BTCPAY_WEBHOOK_SECRET: "a-secret-of-the-webhook",
};

test("nothing set is no BTCPay Server, all of it is one", () => {
  expect(btcpayFrom(none)).toBeUndefined();
  expect(btcpayFrom(all)).toMatchObject({
    url: "https://btcpay.example",
    webhookSecret: "a-secret-of-the-webhook",
  });
});

test.each(Object.keys(all))("without %s it is half set, and refused", (name) => {
  expect(() => btcpayFrom({ ...all, [name]: undefined })).toThrow("set together or not at all");
});

import { createBreaker } from "@croupier/kit/breaker";
import { systemClock } from "@croupier/kit/time";
import { expect, test } from "vitest";
import { createTwilioCarrier } from "./twilio-carrier.ts";

const message = { messageId: "m1", to: "+59995550101", text: "123456 is your code." };

function carrierAnswering(status: number) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  const fetch = async (url: string | URL | Request, init?: RequestInit) => {
    asked.push({ url: String(url), init });
    return new Response("{}", { status });
  };
  const address = new URL("https://api.sms.example");
  address.username = "AC1";
  address.password = "a token";
  return {
    carrier: createTwilioCarrier({
      url: String(address),
      from: "Kingfisher",
      breaker: createBreaker(systemClock),
      fetch,
    }),
    asked,
  };
}

test("a message is posted as a form, to the account and with its token", async () => {
  const { carrier, asked } = carrierAnswering(201);
  await carrier.send(message);
  expect(carrier.name).toBe("api.sms.example");
  expect(asked[0]?.url).toBe("https://api.sms.example/2010-04-01/Accounts/AC1/Messages.json");
  expect(String(asked[0]?.init?.body)).toBe(
    "From=Kingfisher&To=%2B59995550101&Body=123456+is+your+code.",
  );
  expect(new Headers(asked[0]?.init?.headers).get("authorization")).toBe(
    `Basic ${Buffer.from("AC1:a token").toString("base64")}`,
  );
});

test.each([400, 401, 429, 500])(
  "what was not taken (%i) is thrown, without the number",
  async (status) => {
    const { carrier } = carrierAnswering(status);
    await expect(carrier.send(message)).rejects.toThrow(`api.sms.example answered ${status}`);
  },
);

import { createBtcpay } from "@croupier/cashier";
import { createBreaker, restMs, troublesMax, type Breaker } from "@croupier/kit/breaker";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset, money } from "@croupier/kit/money";
import { systemClock } from "@croupier/kit/time";
import { createClamd, createGamstop, createRecaptcha, createSumsub } from "@croupier/players";
import { createSmtpCarrier, createTwilioCarrier } from "@croupier/support";
import { afterEach, describe, expect, test, vi } from "vitest";
import { startTroubledParty, type PartyTrouble, type TroubledParty } from "./troubled-party.ts";

type Ask = () => Promise<unknown>;
type Party = {
  readonly name: string;
  readonly opening: string;
  /** What a call comes to when nobody could be asked; otherwise it throws. */
  readonly otherwise?: unknown;
  connect(to: { readonly port: number; readonly breaker: Breaker }): Ask;
};

const http = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n";
const levels = { ID_DOCUMENT: "identity", PROOF_OF_ADDRESS: "address" };
const keys = { apiKey: "key", appToken: "token", secretKey: "secret", webhookSecret: "secret" };
const hostnameOf = () => "play.example";
const quiet = () => {};

const parties: readonly Party[] = [
  {
    name: "the check of identity",
    opening: http,
    connect({ port, breaker }) {
      const settings = { ...keys, baseUrl: `http://127.0.0.1:${port}`, levels };
      const sumsub = createSumsub({ settings, breaker, fetch, clock: systemClock });
      const check = { playerId: uuidv7(), documentType: "ID_DOCUMENT", language: "en" } as const;
      return async () => sumsub.begin(check);
    },
  },
  {
    name: "the exclusion register",
    opening: http,
    connect({ port, breaker }) {
      const settings = { ...keys, url: `http://127.0.0.1:${port}/v2` };
      const register = createGamstop({ settings, breaker, pausesMs: [] });
      const person = {
        firstName: "Ada",
        lastName: "Lovelace",
        dateOfBirth: "1990-04-02",
        email: "ada@people.example",
        postalCode: "SW1A 1AA",
        phone: null,
      };
      return () => register.ask(person);
    },
  },
  {
    name: "reCAPTCHA",
    opening: http,
    otherwise: false,
    connect({ port, breaker }) {
      const verifyUrl = `http://127.0.0.1:${port}/siteverify`;
      const settings = { siteKey: "key", secret: "secret", scoreMin: 0.5, verifyUrl };
      const captcha = createRecaptcha({ settings, breaker, fetch, hostnameOf, reportError: quiet });
      return () => captcha.accepts("token", { action: "sign_in", brand: "kingfisher" });
    },
  },
  {
    name: "the virus scanner",
    opening: "",
    otherwise: "no_answer",
    connect({ port, breaker }) {
      const scan = createClamd({
        address: { host: "127.0.0.1", port },
        breaker,
        onTrouble: quiet,
      });
      return () => scan(Buffer.from("a document"));
    },
  },
  {
    name: "the SMS carrier",
    opening: http,
    connect({ port, breaker }) {
      const url = new URL(`http://127.0.0.1:${port}`);
      url.username = "account";
      url.password = "token";
      const carrier = createTwilioCarrier({ url: url.href, from: "Kingfisher", breaker });
      return () => carrier.send({ messageId: "1", to: "+59995550101", text: "123456" });
    },
  },
  {
    name: "the mail server",
    opening: "",
    connect({ port, breaker }) {
      const carrier = createSmtpCarrier({
        url: `smtp://127.0.0.1:${port}`,
        from: "post@kingfisher.example",
        breaker,
      });
      const mail = { messageId: "1", to: "a@example.com", subject: "s", text: "t" };
      return () => carrier.send({ ...mail, html: undefined });
    },
  },
  {
    name: "BTCPay Server",
    opening: http,
    connect({ port, breaker }) {
      const settings = { ...keys, url: `http://127.0.0.1:${port}`, storeId: "store" };
      const provider = createBtcpay({ settings, breaker, fetch, clock: systemClock });
      const total = money(1_000n, getAsset("USD"));
      return async () => provider.read({ reference: "reference", providerReference: null, total });
    },
  },
];

const nobody: unique symbol = Symbol("nobody could be asked");
let now = 0;
let open: TroubledParty[] = [];
afterEach(() => {
  for (const party of open) party.close();
  open = [];
});

async function meet({ opening, otherwise = nobody, connect }: Party, trouble: PartyTrouble) {
  const party = await startTroubledParty(trouble, opening);
  open.push(party);
  const breaker = createBreaker(() => new Date(now));
  const call = connect({ port: party.port, breaker });
  const ask = async () => {
    const answer = await call().catch(() => nobody);
    expect(answer).toBe(otherwise);
  };
  return { party, breaker, ask };
}

describe.each(parties)("$name", (one) => {
  test.each<PartyTrouble>(["reset", "garbage", "endless"])(
    "C6: %s is no answer; after three nobody is asked, and after a rest one is",
    async (trouble) => {
      const { party, breaker, ask } = await meet(one, trouble);
      for (let times = 0; times < 10; times += 1) await ask();
      expect(party.asked()).toBe(troublesMax);
      expect(breaker.state()).toBe("open");
      now += restMs;
      for (let times = 0; times < 10; times += 1) await ask();
      expect(party.asked()).toBe(troublesMax + 1);
      // What pours on is not taken in any further, but for what the wire itself holds.
      await vi.waitFor(() => expect(party.onTheLine()).toBe(0), 10_000);
      expect(party.taken()).toBeLessThan(64 * 1024 * 1024);
    },
  );
});

test("C6: whoever takes calls and never answers is asked no more within ten seconds", async () => {
  const met = await Promise.all(parties.map((one) => meet(one, "silent")));
  // Tenths of seconds in which this process ran: what a busy machine takes from it does not count.
  let tenths = 0;
  const ticking = setInterval(() => (tenths += 1), 100);
  await Promise.all(
    met.map(async ({ breaker, ask }) => {
      while (breaker.state() === "closed") await Promise.race([ask(), opened(breaker)]);
    }),
  );
  clearInterval(ticking);
  expect(tenths).toBeLessThanOrEqual(100);
  for (const { party, ask } of met) {
    const asked = party.asked();
    expect(asked).toBeLessThanOrEqual(troublesMax);
    await ask();
    expect(party.asked()).toBe(asked);
  }
});

const opened = (breaker: Breaker) =>
  vi.waitFor(() => expect(breaker.state()).toBe("open"), { timeout: 20_000, interval: 20 });

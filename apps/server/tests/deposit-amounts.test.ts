import type { PlayerDeposit } from "@croupier/contracts";
import { uuidv7 } from "@croupier/kit/ids";
import { formatDecimal, getAsset, money, parseMoney } from "@croupier/kit/money";
import type { Person } from "@croupier/tools/people";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startPaymentsSandbox, type PaymentsSandbox } from "./payments-sandbox.ts";
import { joined } from "./people.ts";
import { serve, type Served } from "./serve.ts";

let sandbox: PaymentsSandbox;
let served: Served;
let player: Person;
let people = 0;

beforeAll(async () => {
  sandbox = await startPaymentsSandbox();
  served = await serve((config) => ({ ...config, payments: sandbox.settings }));
});
afterAll(async () => {
  await served.close();
  sandbox.close();
});
beforeEach(async () => {
  people += 1;
  player = await joined(served, `weighing${people}`);
});

const depositsOf = () => `/services/cashier/v1/profiles/${player.id}/deposits`;

function call(method: "GET" | "POST", path: string, body?: object) {
  return fetch(served.url + path, {
    method,
    headers: {
      origin: served.url,
      cookie: player.cookie,
      "content-type": "application/json",
      ...(body === undefined ? {} : { "idempotency-key": uuidv7() }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function begin(change: object) {
  const asked = { method: "card", amount: "100.00", currency: "USD", ...change };
  const answer = await call("POST", depositsOf(), asked);
  return { status: answer.status, body: (await answer.json()) as PlayerDeposit & { code: string } };
}

const playsIn = (currency: string) =>
  served.fresh.database.pool.query(
    "UPDATE players.profile SET currency = $2 WHERE player_id = $1",
    [player.id, currency],
  );

test.each([
  [{ amount: "9.99" }, 422, "deposit_amount_out_of_range"],
  [{ amount: "5000.01" }, 422, "deposit_amount_out_of_range"],
  [{ amount: "-100.00" }, 422, "deposit_amount_out_of_range"],
  [{ amount: "0" }, 422, "deposit_amount_out_of_range"],
  [{ amount: "100.001" }, 422, "deposit_amount_out_of_range"],
  [{ amount: "99999999999999999999999999" }, 422, "deposit_amount_out_of_range"],
  [{ amount: "1e309" }, 400, "invalid_request"],
  [{ amount: "NaN" }, 400, "invalid_request"],
  [{ amount: " 100.00" }, 400, "invalid_request"],
  [{ amount: "1,000.00" }, 400, "invalid_request"],
  [{ amount: 100 }, 400, "invalid_request"],
  [{ currency: "EUR" }, 422, "deposit_method_not_offered"],
  [{ method: "cash" }, 400, "invalid_request"],
  [{ method: "voucher", amount: "250.01" }, 422, "deposit_amount_out_of_range"],
  [{ method: "crypto", amount: "19.99" }, 422, "deposit_amount_out_of_range"],
  [{ savedMethod: "0199f0a0-0000-7000-8000-000000000000" }, 422, "deposit_method_not_offered"],
])("%j is refused", async (change, status, code) => {
  const answer = await begin(change);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

const noAmounts = [
  "NaN",
  "Infinity",
  "-Infinity",
  "1e309",
  "1e2",
  "0x14",
  "",
  "٢٠",
  "20,00",
  "1_000",
];
const outOfRange = ["0", "-0", "9".repeat(30)];

test.each([
  { currency: "JPY", decimals: 0, method: "card", edges: ["1500", "750000"] },
  { currency: "USD", decimals: 2, method: "card", edges: ["10.00", "5000.00"] },
  { currency: "BTC", decimals: 8, method: "crypto", edges: ["0.00020000", "2.00000000"] },
] as const)(
  "[S9.19] of $currency, with its $decimals decimals, whatever is no amount between the edges is refused, and the edges are taken",
  async ({ currency, decimals, method, edges: [least, most] }) => {
    await playsIn(currency);
    const asset = getAsset(currency);
    const step = (text: string, minor: bigint) => {
      const parsed = parseMoney(text, asset);
      if (!parsed.ok) throw new Error(`${text} is no amount of ${currency}`);
      return formatDecimal(money(parsed.value.minor + minor, asset));
    };
    expect(least.split(".")[1] ?? "").toHaveLength(decimals);
    const finer = `${least}${decimals === 0 ? "." : ""}1`;
    const ask = async (change: object) => {
      const { status, body: told } = await begin({ method, currency, ...change });
      return status === 201 ? told.amount : told.code;
    };
    for (const amount of noAmounts) expect(await ask({ amount }), amount).toBe("invalid_request");
    for (const amount of [...outOfRange, `-${least}`, step(least, -1n), step(most, 1n)]) {
      expect(await ask({ amount }), amount).toBe("deposit_amount_out_of_range");
    }
    // One digit more than the currency has; where no currency has so many, nobody reads it.
    expect(await ask({ amount: finer }), finer).toBe(
      decimals === 8 ? "invalid_request" : "deposit_amount_out_of_range",
    );
    for (const other of ["EUR", "KWD", "JPY", "USD", "BTC"].filter((one) => one !== currency)) {
      expect(await ask({ amount: least, currency: other }), other).toBe(
        "deposit_method_not_offered",
      );
    }
    expect([await ask({ amount: least }), await ask({ amount: most })]).toEqual([least, most]);
    const list = (await (await call("GET", depositsOf())).json()) as { items: PlayerDeposit[] };
    expect(list.items.map(({ amount }) => amount)).toEqual([most, least]);
  },
);

test("who plays in a currency of three decimals, which nobody collects, is offered nothing and refused", async () => {
  await playsIn("KWD");
  const offered = await call("GET", `/services/cashier/v1/profiles/${player.id}/deposit-methods`);
  expect(await offered.json()).toEqual({ items: [] });
  const refused = await begin({ amount: "20.000", currency: "KWD" });
  expect(refused.body.code).toBe("deposit_method_not_offered");
});

import { createHash } from "node:crypto";
import { renderSVG } from "uqr";
import type { Outcome } from "../outcomes.ts";

/** As many blocks as a shop waits for, and how long a block takes here. */
export const confirmationsWanted = 3;
export const blockMs = 2_000;

const seen = { status: "processing", afterMs: 0 } as const;
const confirmed = { status: "paid", afterMs: confirmationsWanted * blockMs } as const;

/** Wallets that hold nothing; the coins come from one of them. */
export const cryptoOutcomes: readonly Outcome[] = [
  { typed: "wallet-exact", means: "onItsWay", status: "processing", tells: [seen, confirmed] },
  {
    typed: "wallet-less",
    means: "less",
    status: "processing",
    percent: 90,
    tells: [seen, confirmed],
  },
  {
    typed: "wallet-more",
    means: "more",
    status: "processing",
    percent: 110,
    tells: [seen, confirmed],
  },
  {
    typed: "wallet-late",
    means: "late",
    status: "expired",
    tells: [{ status: "expired", afterMs: 0 }, confirmed],
  },
  {
    typed: "wallet-replaced",
    means: "never",
    status: "processing",
    tells: [seen, { status: "declined", afterMs: blockMs }],
  },
  {
    typed: "wallet-twice",
    means: "toldTwice",
    status: "processing",
    tells: [seen, confirmed, confirmed],
  },
];

/** What a coin costs here, today and for ever, in whole units of a currency. */
const rates: Readonly<Record<string, bigint>> = {
  USD: 50_000n,
  EUR: 45_000n,
  GBP: 40_000n,
  CAD: 70_000n,
  BTC: 1n,
};

const satoshis = 100_000_000n;

/** The address of the test network, so that nobody sends real coins, and what is to be sent to it. */
export function coinsToPay({
  id,
  amount,
  currency,
}: {
  id: string;
  amount: string;
  currency: string;
}) {
  const [whole = "0", part = ""] = amount.split(".");
  const units = BigInt(whole + part) * satoshis;
  const each = (rates[currency] ?? 50_000n) * 10n ** BigInt(part.length);
  const coins = (units + each - 1n) / each;
  const text = coins.toString().padStart(9, "0");
  const sum = `${text.slice(0, -8)}.${text.slice(-8)}`;
  const address = `tb1q${createHash("sha256").update(id).digest("hex").slice(0, 38)}`;
  return { address, sum, uri: `bitcoin:${address}?amount=${sum}` };
}

/** Dark on white with its quiet margin, whatever the page looks like: a camera reads it. */
export function drawQr(text: string): string {
  return renderSVG(text, { border: 4 });
}

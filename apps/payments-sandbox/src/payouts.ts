import { randomBytes, type KeyObject } from "node:crypto";
import type { ShopAnswer, ShopCall } from "./calls.ts";
import { postNotice } from "./post-notice.ts";
import { isSignedBy } from "./signature.ts";

type PayoutStatus = "taken" | "sent" | "arrived" | "declined" | "returned";

interface Payout {
  readonly id: string;
  /** The shop's own number. */
  readonly reference: string;
  readonly amount: string;
  readonly currency: string;
  /** When the shop handed it over. */
  readonly takenAt: number;
  readonly noticeUrl: string;
  status: PayoutStatus;
}

interface News {
  readonly status: PayoutStatus;
  readonly afterMs: number;
  /** How often the shop is told; 0: it has to ask. */
  readonly told: number;
}

const sent: News = { status: "sent", afterMs: 500, told: 1 };
const arrived: News = { status: "arrived", afterMs: 1_500, told: 1 };

/** What the last two digits of an amount lead to; any other arrives as it should. */
const payoutOutcomes: Readonly<Record<string, readonly News[]>> = {
  "13": [{ ...sent, status: "declined" }],
  "17": [sent, arrived, { status: "returned", afterMs: 4_000, told: 1 }],
  "19": [sent, { ...arrived, afterMs: 20_000 }],
  "23": [
    { ...sent, told: 2 },
    { ...arrived, told: 2 },
  ],
  // The end is told before the way.
  "27": [
    { ...arrived, afterMs: 500 },
    { ...sent, afterMs: 1_500 },
  ],
  "29": [
    { ...sent, told: 0 },
    { ...arrived, told: 0 },
  ],
};

const usual: readonly News[] = [sent, arrived];
/** A notice that is not taken comes again, each time later. */
const againAfterMs = [1_000, 3_000, 10_000, 30_000];

/** Money that a shop sends: what it did not sign is not heard, asking twice is one payout. */
export function createPayouts({ key, shopKey }: { key: KeyObject; shopKey: KeyObject }) {
  const byReference = new Map<string, Payout>();
  const waiting = new Set<NodeJS.Timeout>();

  return {
    answer(call: ShopCall): ShopAnswer {
      if (!isSignedBy(shopKey, call, call.signature)) return { status: 401, body: {} };
      if (call.method === "POST" && call.path === "/v1/payouts") return take(call.body);
      const found = byReference.get(call.path.replace("/v1/payouts/", ""));
      return found === undefined
        ? { status: 404, body: {} }
        : { status: 200, body: wordsOf(found) };
    },
    /** A day in UTC, as `2026-11-22`. */
    takenOn: (day: string) =>
      [...byReference.values()].filter(
        ({ takenAt }) => new Date(takenAt).toISOString().slice(0, 10) === day,
      ),
    stop(): void {
      for (const timer of waiting) clearTimeout(timer);
    },
  };

  function take(body: string): ShopAnswer {
    const asked = readAsked(body);
    if (asked === undefined) return { status: 400, body: {} };
    const earlier = byReference.get(asked.reference);
    if (earlier !== undefined) return { status: 200, body: wordsOf(earlier) };
    const id = randomBytes(16).toString("base64url");
    const payout: Payout = { ...asked, id, takenAt: Date.now(), status: "taken" };
    byReference.set(payout.reference, payout);
    for (const news of payoutOutcomes[payout.amount.slice(-2)] ?? usual) play(payout, news);
    return { status: 201, body: wordsOf(payout) };
  }

  function play(payout: Payout, { status, afterMs, told }: News): void {
    after(afterMs, () => {
      if (!(payout.status === "arrived" && status === "sent")) payout.status = status;
      for (let time = 0; time < told; time += 1) void tell(payout, status, 0);
    });
  }

  async function tell(payout: Payout, status: PayoutStatus, tries: number): Promise<void> {
    const { id, reference, noticeUrl } = payout;
    const body = JSON.stringify({ event: `${id}-${status}`, reference, status });
    const taken = await postNotice(noticeUrl, body, key);
    const wait = againAfterMs[tries];
    if (!taken && wait !== undefined) after(wait, () => void tell(payout, status, tries + 1));
  }

  function after(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      act();
    }, ms);
    waiting.add(timer);
  }
}

export type Payouts = ReturnType<typeof createPayouts>;

function wordsOf({ id, reference, status }: Payout) {
  return { id, reference, status };
}

function readAsked(
  body: string,
): Pick<Payout, "reference" | "amount" | "currency" | "noticeUrl"> | undefined {
  const words = JSON.parse(body) as Record<string, unknown>;
  const textOf = (name: string) => (typeof words[name] === "string" ? words[name] : "");
  const [reference, amount, noticeUrl] = [
    textOf("reference"),
    textOf("amount"),
    textOf("noticeUrl"),
  ];
  const isWhole =
    (words["method"] !== "CBT" || isAccount(words["account"])) &&
    /^[\w-]{1,64}$/.test(reference) &&
    /^\d+(\.\d+)?$/.test(amount) &&
    /^https?:$/.test(URL.parse(noticeUrl)?.protocol ?? "");
  return isWhole ? { reference, amount, currency: textOf("currency"), noticeUrl } : undefined;
}

/** A bank sends to a number and a name; a number of another kind than its own it knows nothing of. */
function isAccount(told: unknown): boolean {
  const { kind, number, routingNumber, holder } = (told ?? {}) as Record<string, unknown>;
  const fits = (text: unknown, pattern: RegExp) => typeof text === "string" && pattern.test(text);
  return (
    fits(holder, /\S/) &&
    (kind === "IBAN"
      ? fits(number, /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/)
      : fits(number, /^\d{4,17}$/) && fits(routingNumber, /^\d{9}$/))
  );
}

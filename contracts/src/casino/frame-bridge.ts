/**
 * What a page and the frame of a game say to each other, by postMessage and between exact origins. A
 * game made elsewhere speaks the same words. No schema library: both ends carry this to a browser.
 */
export const frameBridgeVersion = 1;

export type FrameAsk =
  | "login"
  | "deposit"
  | "limits"
  | "history"
  | "close"
  | "real"
  | "verify"
  | "theatre"
  | "full"
  | "page";

/** From the frame to its page. */
export type FrameMessage =
  | { readonly type: "ready"; readonly game: string; readonly mode: "practice" | "real" }
  | { readonly type: "round-began" }
  /** `net` is what the round paid less what was staked: "-1.00". `round` is its id, where it has a receipt. */
  | { readonly type: "round-ended"; readonly net: string; readonly round?: string }
  | { readonly type: "balance"; readonly amount: string; readonly currency: string }
  /** `round` says which one where a round is to be verified. */
  | { readonly type: "ask"; readonly what: FrameAsk; readonly round?: string }
  /** Before `ready` the page gives the game up and says why; after it the frame says it, and goes on. */
  | { readonly type: "failed"; readonly code: string };

export type FrameSize = "page" | "theatre" | "mini" | "full";
export type FramePanel = "rules" | "fairness" | "history";

/** From the page to the frame. */
export type PageMessage =
  | {
      readonly type: "look";
      readonly theme: "light" | "dark";
      readonly size: FrameSize;
      readonly brand?: string;
    }
  | { readonly type: "sound"; readonly on: boolean }
  /** No round begins until `resume`: something of the page waits for an answer. */
  | { readonly type: "pause"; readonly reason: string }
  | { readonly type: "resume" }
  | { readonly type: "balance-changed" }
  /** What the pot of the game holds, in hundredths of a unit of this currency; 0: there is none now. */
  | { readonly type: "pot"; readonly hundredths: number; readonly currency: string }
  | { readonly type: "show"; readonly panel: FramePanel };

/** Marks a message as one of ours: pages and extensions post many others. */
export function toBridge<Message extends FrameMessage | PageMessage>(message: Message) {
  return { croupier: frameBridgeVersion, ...message };
}

type Check = (value: unknown) => boolean;
type Shape = Readonly<Record<string, Check>>;

const text: Check = (value) => typeof value === "string" && value.length <= 200;
const matching =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === "string" && pattern.test(value);
/** A decimal in major units. What is no number would stand in the page as one. */
const amount = matching(/^\d{1,20}(\.\d{1,18})?$/);
const signedAmount = matching(/^-?\d{1,20}(\.\d{1,18})?$/);
const currencyCode = matching(/^[A-Za-z]{3,5}$/);
/** It becomes part of an address. */
const roundName = matching(/^[\w-]{1,80}$/);
const count: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const truth: Check = (value) => typeof value === "boolean";
const oneOf =
  (...words: readonly string[]): Check =>
  (value) =>
    typeof value === "string" && words.includes(value);
const orNothing =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const asks = "login deposit limits history close real verify theatre full page".split(" ");

export const frameMessages: Readonly<Record<FrameMessage["type"], Shape>> = {
  ready: { game: text, mode: oneOf("practice", "real") },
  "round-began": {},
  "round-ended": { net: signedAmount, round: orNothing(roundName) },
  balance: { amount, currency: currencyCode },
  ask: { what: oneOf(...asks), round: orNothing(roundName) },
  failed: { code: text },
};

export const pageMessages: Readonly<Record<PageMessage["type"], Shape>> = {
  look: {
    theme: oneOf("light", "dark"),
    size: oneOf("page", "theatre", "mini", "full"),
    brand: orNothing(text),
  },
  sound: { on: truth },
  pause: { reason: text },
  resume: {},
  "balance-changed": {},
  pot: { hundredths: count, currency: currencyCode },
  show: { panel: oneOf("rules", "fairness", "history") },
};

/** What a frame said, or undefined where it is none of these words. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  return isOf(frameMessages, data) ? (data as FrameMessage) : undefined;
}

export function readPageMessage(data: unknown): PageMessage | undefined {
  return isOf(pageMessages, data) ? (data as PageMessage) : undefined;
}

function isOf(shapes: Readonly<Record<string, Shape>>, data: unknown): boolean {
  if (typeof data !== "object" || data === null) return false;
  const { croupier, type, ...rest } = data as Record<string, unknown>;
  if (croupier !== frameBridgeVersion || typeof type !== "string") return false;
  const shape = Object.hasOwn(shapes, type) ? shapes[type] : undefined;
  return shape !== undefined && Object.entries(shape).every(([name, check]) => check(rest[name]));
}

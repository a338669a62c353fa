/** A place as policy sees it; `undefined` parts are unknown, which is never a loophole. */
export type Place = {
  readonly countryCode?: string | undefined;
  readonly subdivision?: string | undefined;
};

export const products = ["casino", "tables", "live", "sports", "virtuals"] as const;
export type Product = (typeof products)[number];

/** A stake above this is refused. Limits of two places are kept side by side: each must hold. */
export type StakeLimit = {
  readonly product: Product;
  readonly currency: string;
  readonly minorMax: bigint;
};

export const limitKinds = ["deposit", "loss", "stake", "session"] as const;
export type LimitKind = (typeof limitKinds)[number];

export const limitWindows = ["day", "week", "month"] as const;
/** The last 24 hours, seven days and 31 days, rolling: no calendar month ever holds more than its limit. */
export type LimitWindow = (typeof limitWindows)[number];

/** What a place allows everybody at most, whatever they set themselves. */
export type ImposedLimit = {
  readonly kind: Exclude<LimitKind, "session">;
  readonly window: LimitWindow;
  readonly currency: string;
  readonly minorMax: bigint;
};

/** How a player is protected from playing too much. */
export type SaferPlay = {
  readonly limitsOffered: readonly LimitKind[];
  /** A raise counts after these hours, and after the player has confirmed it then. */
  readonly limitRaiseHours: number;
  readonly imposedLimits: readonly ImposedLimit[];
  /** Everybody who joins is asked for a deposit limit; "none" is an answer. */
  readonly depositLimitPrompt: boolean;
  readonly breakHoursMin: number;
  readonly breakHoursMax: number;
  readonly exclusionMonthsMin: number;
  /** Between asking to come back and being back. */
  readonly exclusionReturnHours: number;
  /** Null: the player is never interrupted unasked. */
  readonly realityCheckMinutes: number | null;
  /** Play waits until the player has answered the reality check. */
  readonly realityCheckBlocks: boolean;
  /** A register of excluded people is asked at joining and at every sign-in. */
  readonly registerCheck: boolean;
  /** When the register cannot be asked: a player does nothing until it can, or what was last known holds. */
  readonly registerUnreachable: "keep_out" | "last_known";
};

export type AskedDocument = "ID_DOCUMENT" | "PROOF_OF_ADDRESS";

/** When everybody of a place is asked to show a document. Of several, the first that comes true asks. */
export type DocumentDuty = { readonly documentType: AskedDocument } & (
  | { readonly asked: "joining" | "withdrawal" }
  | { readonly asked: "after_days"; readonly days: number }
  /** From this sum of all deposits on; in a currency that is not named, from the first deposit on. */
  | {
      readonly asked: "deposits";
      readonly sums: readonly { readonly currency: string; readonly minor: bigint }[];
    }
);

/** For how many days the file of a document is kept; what was decided about it stays for good. */
export type DocumentKeeping = {
  /** After it was refused, or begun and never handed in. */
  readonly refusedDays: number;
  /** After it ran out, or another took its place. */
  readonly expiredDays: number;
  /** After the account was closed, whatever the document was. */
  readonly closedDays: number;
};

/** Whom a place wants named to those who play too much. */
export type Helpline = { readonly name: string; readonly href: string };

/** What may be done, and under which conditions. Every field has a stricter side. */
export type Rules = SaferPlay & {
  readonly minimumAgeYears: number;
  readonly products: readonly Product[];
  readonly cancelPendingWithdrawal: boolean;
  /** Of what was paid in, so much has to be staked before it may leave again: 100 is all of it. */
  readonly turnoverPercent: number;
  readonly transferBetweenPlayers: boolean;
  /** Between adding a bank account and the first money that may go there. */
  readonly linkedAccountHours: number;
  readonly practiceByVisitors: boolean;
  /** Rounds may follow each other without a press. */
  readonly autoplay: boolean;
  /** A player may have rounds shown faster than they are made to be seen, or cut short. */
  readonly turbo: boolean;
  readonly bonusBuy: boolean;
  readonly roundMsMin: number;
  readonly stakeLimits: readonly StakeLimit[];
  readonly documentDuties: readonly DocumentDuty[];
  readonly documentKeeping: DocumentKeeping;
  /** A document may be kept while the virus scanner of the house does not answer. */
  readonly unscannedDocuments: boolean;
  /** Named on every page. */
  readonly helplines: readonly Helpline[];
};

export type PolicyRecord = {
  readonly code: string;
  /** `"CA"` or `"CA:ON"`; null for the record of every place that has none of its own. */
  readonly place: string | null;
  /** First local day on which the record counts, `YYYY-MM-DD`. */
  readonly effectiveFrom: string;
  readonly rules: Rules;
};

/** The rules a player stands under, with the records they come from, so a decision can be explained. */
export type Policy = Rules & {
  readonly sources: readonly { readonly code: string; readonly effectiveFrom: string }[];
};

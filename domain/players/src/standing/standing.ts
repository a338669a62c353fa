import type { Result } from "@croupier/kit/result";
import type { LimitKind, LimitWindow, Product } from "@croupier/policy";
import type { AgreementKind } from "../agreements/decide-due.ts";
import type { EffectiveLimit } from "../limits/limit.ts";
import type { PlayerStatus } from "../player-reader.ts";

/** Why a player may not do something now. Facts for the reader, so that the site can explain it. */
export type StandingRefusal =
  | { readonly code: "account_blocked" }
  | { readonly code: "account_closed" }
  | {
      readonly code: "self_excluded";
      /** `person`: excluded at another account of theirs. */
      readonly source: "player" | "operator" | "register" | "person";
      /** From here on the player may ask to come back; null: never, or until the register says so. */
      readonly mayReturnAt: Date | null;
    }
  /** Somebody excluded is so much alike that staff have to look first. */
  | { readonly code: "person_in_review" }
  /** The law wants the register asked, and it did not answer when the player came in. */
  | { readonly code: "register_unreachable" }
  | { readonly code: "on_a_break"; readonly endsAt: Date }
  | { readonly code: "document_blocked" }
  /** A deposit brings it, and comes out of it first. */
  | { readonly code: "money_owed" }
  /** Nobody takes money out under an address that may be somebody else's. */
  | { readonly code: "email_unconfirmed" }
  | { readonly code: "not_offered_here" }
  | {
      readonly code: "limit_reached";
      readonly limit: Exclude<LimitKind, "session">;
      readonly window: LimitWindow;
      /** Minor units. */
      readonly remaining: bigint;
      readonly resetsAt: Date | null;
    }
  | {
      readonly code: "session_limit_reached";
      readonly window: LimitWindow;
      readonly resetsAt: Date | null;
    }
  | { readonly code: "reality_check_due" }
  /** A text that binds has changed, and the player has not said yes to it. */
  | { readonly code: "agreement_due" }
  /** The player did not agree to be told of offers. */
  | { readonly code: "marketing_off" };

export type Permission = Result<undefined, StandingRefusal>;

/** The operator has closed play, for everybody: a switch, or maintenance. */
export type PlayRefusal = StandingRefusal | { readonly code: "play_closed" };
export type PlayPermission = Result<undefined, PlayRefusal>;

/** The same of one stake: it may be more than the law of their place lets anybody stake at once. */
export type StakeRefusal = PlayRefusal | { readonly code: "stake_out_of_range" };
export type StakePermission = Result<undefined, StakeRefusal>;

/** What a player may do now. */
export type Standing = {
  readonly play: PlayPermission;
  readonly deposit: Permission;
  readonly withdraw: Permission;
  readonly marketing: Permission;
};

/** A limit with what has been used of it, in its own unit. */
export type UsedLimit = EffectiveLimit & {
  readonly used: bigint;
  /** When the oldest thing that counts stops counting; null while nothing is used. */
  readonly resetsAt: Date | null;
};

export type Exclusion = {
  readonly id: string;
  readonly setBy: "player" | "operator";
  readonly beganAt: Date;
  readonly mayReturnAt: Date | null;
  /** When the player has asked to come back: from here on they are. */
  readonly returnsAt: Date | null;
};

export type StandingFacts = {
  readonly now: Date;
  readonly status: PlayerStatus;
  /** The one that holds now, or the one that ends last. */
  readonly exclusion: Exclusion | null;
  readonly listedInRegister: boolean;
  /** The law wants to know, and the register could not be asked. */
  readonly registerUnanswered: boolean;
  /** The exclusion of another account that is theirs, or seems to be. */
  readonly samePerson: {
    readonly certainty: "same" | "alike";
    readonly mayReturnAt: Date | null;
  } | null;
  readonly breakEndsAt: Date | null;
  readonly documentBlocked: boolean;
  /** A deposit was taken back after it was played with, and the rest of it is not there yet. */
  readonly owesMoney: boolean;
  readonly emailConfirmed: boolean;
  readonly marketingAgreed: boolean;
  /** Texts the player has to say yes to before they play or deposit again. */
  readonly agreementsDue: readonly AgreementKind[];
  /** The operator has closed play at the player's brand. */
  readonly playClosed: boolean;
  readonly products: readonly Product[];
  /** What the law lets be staked at once in the player's currency, in minor units; each of them must hold. */
  readonly stakesMost: readonly { readonly product: Product; readonly minorMax: bigint }[];
  /** No round may be over sooner. */
  readonly roundMsMin: number;
  readonly limits: readonly UsedLimit[];
  /** When the reality check of the session that asks is or was due; null: none is planned. */
  readonly realityCheckDueAt: Date | null;
  readonly realityCheckBlocks: boolean;
};

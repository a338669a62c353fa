import type { Movement } from "@croupier/wallet";
import { movementWords, type Spoken } from "./movement-words.ts";

export type Sentence = keyof (typeof movementWords)["en"]["sentence"];

type Said = Pick<Movement, "kind" | "reason" | "pots" | "change">;

/**
 * Which sentence says a movement. What a kind means is known for the kinds there are; one that comes later
 * is said by where its money went.
 */
export function decideSentence({ kind, reason, pots, change }: Said): Sentence {
  if (kind === "stake") return "stake";
  if (kind === "void") return reason.endsWith("_expired") ? "expired" : "stakeBack";
  if (kind === "win") return prizeOf(reason);
  if (kind === "grant") return "playMoney";
  if (kind.startsWith("bonus_")) return bonusOf(kind, pots);
  if (kind.startsWith("adjustment")) return change.minor < 0n ? "correctionOut" : "correctionIn";
  if (/^(refund|chargeback)/.test(kind)) return reversalOf(kind);
  if (kind === "deposit") return "deposit";
  if (kind === "withdrawal_late") return "withdrawalLate";
  if (kind === "withdrawal_fee") return "withdrawalFee";
  if (/^withdrawal(_fee)?_returned$/.test(kind)) return "withdrawalReturned";
  if (pots.some(({ account }) => account === "pendingWithdrawal"))
    return withdrawalOf({ pots, change });
  if (kind === "transfer_back") return "transferBack";
  if (kind.startsWith("transfer")) return change.minor < 0n ? "toPlayer" : "fromPlayer";
  if (change.minor === 0n) return "moved";
  return change.minor < 0n ? "out" : "in";
}

function prizeOf(reason: string): Sentence {
  if (reason.endsWith("_jackpot")) return "jackpot";
  if (reason.endsWith("_freeround")) return "freeRound";
  return reason.endsWith("_promotion") ? "promotion" : "win";
}

function bonusOf(kind: string, pots: Said["pots"]): Sentence {
  if (kind === "bonus_forfeit") return "bonusOver";
  const isLater = pots.some(({ account, change }) => account === "bonusLater" && change.minor > 0n);
  if (kind === "bonus_grant") return isLater ? "bonusLater" : "bonus";
  return pots.some(({ account }) => account === "cashFree") ? "bonusToCash" : "bonusToPlay";
}

function reversalOf(kind: string): Sentence {
  if (kind.endsWith("_lifted")) return "reversalLifted";
  if (kind.endsWith("_owed")) return "owed";
  if (kind.endsWith("_repaid")) return "repaid";
  return kind.startsWith("refund") ? "refund" : "chargeback";
}

/** Put aside, sent, or back: told by which way the money put aside went. */
function withdrawalOf({ pots, change }: Pick<Said, "pots" | "change">): Sentence {
  const aside = pots.find(({ account }) => account === "pendingWithdrawal");
  if (aside !== undefined && aside.change.minor > 0n) return "withdrawalAside";
  return change.minor < 0n ? "withdrawalSent" : "withdrawalBack";
}

/** A human sentence for a movement, in the language that is spoken. */
export function sayMovement(movement: Said & Pick<Movement, "product">, spoken: Spoken): string {
  const { sentence, where } = movementWords[spoken];
  const said = sentence[decideSentence(movement)];
  const place = where[movement.product as keyof typeof where] ?? where.game;
  return said.replace("{where}", place);
}

import { affiliateAccepted } from "./affiliate-accepted.ts";
import { affiliateRefused } from "./affiliate-refused.ts";
import { documentBlocked } from "./document-blocked.ts";
import { documentInvalid } from "./document-invalid.ts";
import { documentRequested } from "./document-requested.ts";
import { documentVerified } from "./document-verified.ts";
import { confirmEmail } from "./confirm-email.ts";
import { bankAccountAdded } from "./bank-account-added.ts";
import { changeEmailNew } from "./change-email-new.ts";
import { changeEmailOld } from "./change-email-old.ts";
import { emailChanged } from "./email-changed.ts";
import { someoneTriedYourAddress } from "./someone-tried-your-address.ts";
import { accountClosed } from "./account-closed.ts";
import { accountErased } from "./account-erased.ts";
import { erasureAsked } from "./erasure-asked.ts";
import { erasureHeld } from "./erasure-held.ts";
import { erasureWaits } from "./erasure-waits.ts";
import type { LetterTexts } from "./letter-text.ts";
import { newDevice } from "./new-device.ts";
import { operationCode } from "./operation-code.ts";
import { passkeyAdded } from "./passkey-added.ts";
import { passkeyRemoved } from "./passkey-removed.ts";
import { passwordChanged } from "./password-changed.ts";
import { passwordReset } from "./password-reset.ts";
import { securityChanged } from "./security-changed.ts";
import { someoneTriedToJoin } from "./someone-tried-to-join.ts";
import { ticketAnswered } from "./ticket-answered.ts";
import { ticketReceived } from "./ticket-received.ts";
import { transferWaiting } from "./transfer-waiting.ts";
import { withdrawalArrived } from "./withdrawal-arrived.ts";
import { withdrawalCameBack } from "./withdrawal-came-back.ts";
import { withdrawalCancelled } from "./withdrawal-cancelled.ts";
import { withdrawalLate, withdrawalLateCredited } from "./withdrawal-late.ts";
import { withdrawalRejected } from "./withdrawal-rejected.ts";
import { withdrawalSent } from "./withdrawal-sent.ts";
import { welcome } from "./welcome.ts";

/** Every letter the house can write. */
export const letters = {
  "confirm-email": confirmEmail,
  "change-email-new": changeEmailNew,
  "change-email-old": changeEmailOld,
  "email-changed": emailChanged,
  "someone-tried-your-address": someoneTriedYourAddress,
  "account-closed": accountClosed,
  "erasure-asked": erasureAsked,
  "erasure-held": erasureHeld,
  "erasure-waits": erasureWaits,
  "account-erased": accountErased,
  welcome,
  "affiliate-accepted": affiliateAccepted,
  "affiliate-refused": affiliateRefused,
  "new-device": newDevice,
  "security-changed": securityChanged,
  "operation-code": operationCode,
  "bank-account-added": bankAccountAdded,
  "transfer-waiting": transferWaiting,
  "withdrawal-sent": withdrawalSent,
  "withdrawal-arrived": withdrawalArrived,
  "withdrawal-rejected": withdrawalRejected,
  "withdrawal-cancelled": withdrawalCancelled,
  "withdrawal-came-back": withdrawalCameBack,
  "withdrawal-late": withdrawalLate,
  "withdrawal-late-credited": withdrawalLateCredited,
  "passkey-added": passkeyAdded,
  "passkey-removed": passkeyRemoved,
  "password-reset": passwordReset,
  "password-changed": passwordChanged,
  "someone-tried-to-join": someoneTriedToJoin,
  "document-blocked": documentBlocked,
  "document-invalid": documentInvalid,
  "document-requested": documentRequested,
  "document-verified": documentVerified,
  "ticket-received": ticketReceived,
  "ticket-answered": ticketAnswered,
} as const satisfies Record<string, LetterTexts>;

export type LetterTemplate = keyof typeof letters;

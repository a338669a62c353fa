export type { AgreementVersions } from "./agreements/decide-due.ts";
export { tryLimits, type TryLimits } from "./attempt-subjects.ts";
export type { Captcha } from "./captcha/captcha.ts";
export { createRecaptcha, type RecaptchaSettings } from "./captcha/recaptcha.ts";
export type { BrandOffer } from "./decide-registration.ts";
export { sessionLimits, type SessionLimits } from "./decide-session.ts";
export { recordEvent, type EventBy, type EventFacts } from "./events/record-event.ts";
export type { EventGroup, EventKind } from "./events/event-kinds.ts";
export type { EventQuestion, PlayerEvent } from "./events/event-reader.ts";
export { exportColumns } from "./desk/decide-export.ts";
export type { ExportedPlayer } from "./desk/export-players.ts";
export { mask } from "./desk/mask.ts";
export { readMaskedNames } from "./desk/masked-names.ts";
export { readTrust } from "./events/trust-reader.ts";
export type { Note } from "./desk/notes.ts";
export type { PlayerFile } from "./desk/player-file.ts";
export type { OpenMatch } from "./same-person/matches.ts";
export { findPlayers, type FoundPlayer } from "./desk/player-search.ts";
export type { ResetRequest } from "./desk/reset-requests.ts";
export { createPlayerDesk, type PlayerDesk } from "./desk/player-desk.ts";
export { namesOfDevice } from "./device.ts";
export { displayName } from "./display-name.ts";
export { foldLogin } from "./player-reader.ts";
export { spellMoment } from "./spell-moment.ts";
export { hashingLimits, type HashingLimits } from "./hashing.ts";
export { deriveKey, type Keyring } from "./keyring.ts";
export type { Letter, QueueLetter } from "./letters.ts";
export { createPlayers, type Players, type PlayersDependencies } from "./players.ts";
export { findConfirmed } from "./find-confirmed.ts";
export { createErasing, type Erasing } from "./erasure/erase-due.ts";
export {
  createErasureDesk,
  type ErasureDesk,
  type WaitingErasure,
} from "./erasure/erasure-desk.ts";
export { findMember, findRecipient, maskName, readShownNames } from "./recipients.ts";
export { findPerson } from "./find-person.ts";
export { readResidences } from "./residences.ts";
export type { RegistrationRefusal, SignInRefusal } from "./refusals.ts";
export type { RegisterRequest, SignedInPlayer, WhenJoined } from "./register.ts";
export { activityPeriods, type ActivityPeriod } from "./activity/activity-period.ts";
export type { Activity, ActivityPart } from "./activity/activity.ts";
export type { RealityCheckFacts } from "./reality-check/reality-check.ts";
export { decideStanding, leftOf } from "./standing/decide-standing.ts";
export type { PlayerFacts } from "./standing/standing-reader.ts";
export type {
  Permission,
  PlayPermission,
  StakeRefusal,
  StandingRefusal,
  UsedLimit,
} from "./standing/standing.ts";
export {
  simulatedRegister,
  type ExclusionRegister,
  type FindRegister,
} from "./register-check/exclusion-register.ts";
export { createGamstop, type GamstopSettings } from "./register-check/gamstop.ts";
export { createSaferPlay, type SaferPlay } from "./safer-play/safer-play.ts";
export type { QueueText, SentCode } from "./phone/text-codes.ts";
export type { VerificationRules } from "./step-up/verification-rules.ts";
export { createSessionsGoOn } from "./sessions-go-on.ts";
export type { Session, SessionsEnded } from "./sessions.ts";
export type { Passkey } from "./passkeys/passkey-store.ts";
export type { LastSignIn } from "./sign-in/last-sign-in.ts";
export type { SignInOutcome, SignInRequest } from "./sign-in/sign-in.ts";
export { isDocumentType, type DocumentType } from "./documents/document.ts";
export { createDocuments, type Documents, type OwnDocument } from "./documents/documents.ts";
export {
  createDocumentDuties,
  type DocumentDuties,
  type DocumentRequired,
} from "./documents/document-duties.ts";
export { createClamd, type ClamdAddress } from "./documents/clamd.ts";
export { createDocumentRetention, type DocumentRetention } from "./documents/document-retention.ts";
export type { DocumentRoom } from "./documents/document-room.ts";
export { scanNothing, type ScanFile } from "./documents/examine-file.ts";
export { chooseProviders, type DocumentProviders } from "./documents/providers.ts";
export { createTakeReport, type TakeReport } from "./documents/provider-reports.ts";
export { createReviewDesk, type ReviewDesk } from "./documents/review-desk.ts";
export type { QueuedDocument, Reviewed } from "./documents/review-reader.ts";
export { createSumsub, type SumsubSettings } from "./documents/sumsub.ts";
export { readOwing, writePlayHold } from "./standing/play-hold.ts";
export type { StepUpRequired } from "./step-up/refusals.ts";
export type { NamedPlayer } from "./desk/name-players.ts";

export { addresses } from "./addresses.ts";
export {
  CallFailed,
  createClient,
  spellPath,
  type CallAnswer,
  type CallInput,
  type CallOptions,
  type Client,
} from "./client.ts";
export {
  account,
  type Agreements,
  type OwnSession,
  type Profile,
  type ProfileChange,
} from "./account.ts";
export { analytics, visitEventsMax, type VisitEvent } from "./analytics.ts";
export type { CaptchaQuestion } from "./captcha.ts";
export { consent } from "./consent.ts";
export { block, blocks, type Block } from "./content/block.ts";
export { content, type ContentItem } from "./content/content-calls.ts";
export { entryData, type EntryData } from "./content/entry-data.ts";
export { gates, type Gates, type GeoTargetingFilter } from "./content/gates.ts";
export type { CardFacts, GameIndex, ShownGame } from "./content/game-index.ts";
export type { HintFact, OpenHint } from "./content/hint.ts";
export {
  contentTypes,
  entryKinds,
  functionalKeys,
  pageTypes,
  regions,
  templateKinds,
  type ContentType,
  type EntryKind,
  type FunctionalKey,
  type PageType,
  type Region,
  type TemplateKind,
} from "./content/kinds.ts";
export { isSafeLink, link } from "./content/link.ts";
export {
  richText,
  type RichText,
  type RichTextBlock,
  type RichTextInline,
} from "./content/rich-text.ts";
export type { AuditedAct } from "./desk/audit-calls.ts";
export type { CanvasAnswer, DeskOnlooker, RegionEntry } from "./desk/canvas-calls.ts";
export { desk } from "./desk/desk.ts";
export {
  importBytesMax,
  uploadBytesMax,
  type LinkingEntry,
  type Scheduled,
} from "./desk/desk-words.ts";
export type { DeskBucket, EditedEntry, ListedEntry } from "./desk/entry-calls.ts";
export { focalPoint, type Medium } from "./desk/media-calls.ts";
export type { Publication } from "./desk/publication-calls.ts";
export type { Redirect } from "./desk/redirect-calls.ts";
export type { EntryComment, EntryReview } from "./desk/review-calls.ts";
export type { WaitingErasure } from "./desk/player-act-calls.ts";
export type {
  PlayerEvent,
  PlayerFile,
  PlayerNote,
  PlayerSession,
  RevealedPlayer,
} from "./desk/player-page-calls.ts";
export type { FoundPlayer } from "./desk/player-search-calls.ts";
export type { ListedStaff, StaffChange, StaffRequest } from "./desk/staff-calls.ts";
export type { SavedTemplate } from "./desk/template-calls.ts";
export type { EntryVersion, ListedVersion, VersionChange } from "./desk/version-calls.ts";
export { countryCodes } from "./countries.ts";
export {
  documentReview,
  type DocumentRules,
  type QueuedDocument,
  type ReviewedDocument,
} from "./document-review.ts";
export { linkedAccounts, type LinkedAccount, type NewLinkedAccount } from "./linked-accounts.ts";
export {
  playerTransfers,
  type PlayerTransfer,
  type TransferAnswer,
  type TransferOffer,
} from "./player-transfers.ts";
export { casino, type ReceiptKeys, type RoundReceipt } from "./casino/casino.ts";
export {
  flightAsk,
  flightSay,
  type FlightAsk,
  type FlightBoard,
  type FlightSay,
  type FlightSeatShown,
} from "./casino/flights.ts";
export { games } from "./casino/games.ts";
export type { ChannelType, LaunchMode } from "./casino/launch-words.ts";
export { play } from "./casino/play.ts";
export type { GameFacts, GameSession, OpenedGameSession } from "./casino/play-words.ts";
export type {
  PlayedRound,
  RevealedSeeds,
  Round,
  SeedPair,
  SeedsToCome,
} from "./casino/round-words.ts";
export { cashier, depositState, type DepositMethodOffer, type PlayerDeposit } from "./cashier.ts";
export { documents, type OwnDocument } from "./documents.ts";
export { endpoint, type Address, type Endpoint } from "./endpoint.ts";
export {
  endpoints,
  everyCallRefusals,
  everyEndpoint,
  goesOnDuringMaintenance,
  refusalsOf,
} from "./endpoints.ts";
export { geolocation } from "./geolocation.ts";
export { health } from "./health.ts";
export {
  identity,
  registration,
  signedIn,
  user,
  type Registration,
  type SignedIn,
  type User,
} from "./identity.ts";
export { describeOpenApi, type JsonObject } from "./openapi.ts";
export {
  operations,
  type MaintenancePlan,
  type ListedAffiliate,
  type OperatedBrand,
  type OperatedConfiguration,
  type ProductSwitch,
} from "./operations.ts";
export {
  playerVerification,
  type OperationCodeSent,
  verificationTypes,
  type CodeSent,
  type MfaMethod,
  type MfaOperation,
  type OperationStatus,
  type PhoneState,
  type TwoFactorState,
  type VerificationType,
} from "./player-verification.ts";
export { problem, type FieldError, type Problem } from "./problem.ts";
export { problemCodes, type ProblemCode } from "./problem-codes.ts";
export { providerDesk, type OperatedProviderView } from "./provider-desk.ts";
export {
  providers,
  type ProviderAnswer,
  type ProviderCall,
  type ProviderMessage,
} from "./providers.ts";
export { hub, type HubAnswer, type HubCall, type HubMessage } from "./hub.ts";
export { hubStatuses, type HubStatus } from "./hub-words.ts";
export { providerStatuses, type ProviderStatus } from "./provider-words.ts";
export { realtimeMessage, realtimePath, type RealtimeMessage } from "./realtime.ts";
export { referral, type AffiliateApplication } from "./referral.ts";
export {
  activityPeriod,
  saferPlay,
  standingReason,
  type ActivityPart,
  type BalancePeriod,
  type Limits,
  type PlayerLimit,
  type PlayerStanding,
  type RealityCheck,
} from "./safer-play.ts";
export {
  brandConfiguration,
  siteConfiguration,
  type BrandConfiguration,
  type MaintenanceNotice,
  type MenuItem,
  type Menus,
  type SiteConfiguration,
} from "./site-configuration.ts";
export { mfaOperations } from "./mfa-operations.ts";
export { signIn, type OwnPasskey } from "./sign-in.ts";
export type { PasskeyAnswer } from "./passkey-answer.ts";
export { siteSettings, type SiteSettings } from "./site-settings.ts";
export {
  staff,
  type OutboxEntry,
  type HelpFeedbackTally,
  type OutboxMessage,
  type EnteredStaff,
  type StaffMember,
  type UnhandledError,
} from "./staff.ts";
export { isApart, moneyRoles, staffRoles, takesTwo, type StaffRole } from "./staff-roles.ts";
export { type HouseStatus, type ProcessStatus } from "./staff-status.ts";
export {
  movementGroups,
  playedProducts,
  statements,
  type PaymentKind,
  type PaymentStatus,
  type PlayerPayment,
  type PlayerMovement,
  type PlayerReceipt,
} from "./statements.ts";
export { readPlace, spellPlace } from "./movement-place.ts";
export { support, type NewTicket, type OpenedTicket } from "./support.ts";
export { supportDesk, type ListedTicket, type LookedAtTicket } from "./support-desk.ts";
export { switchedProducts, type SwitchedProduct } from "./switched-products.ts";
export { gameDesk } from "./game-desk/game-desk.ts";
export type {
  KeptGameView,
  ProfileChangeView,
  WholeGameView,
} from "./game-desk/catalogue-calls.ts";
export type { FreeRoundGrantView } from "./game-desk/free-round-calls.ts";
export type { JackpotChangeView, KeptJackpotView } from "./game-desk/jackpot-calls.ts";
export type { GameFiguresView, PlayedDayView } from "./game-desk/performance-calls.ts";
export type { FoundRoundView, TracedRoundView } from "./game-desk/round-calls.ts";
export { treasury } from "./treasury/treasury.ts";
export type { StaffAdjustment } from "./treasury/adjustment-calls.ts";
export type { BookedMovement, HouseAccount } from "./treasury/book-calls.ts";
export type { StaffDeposit, TracedDeposit } from "./treasury/deposit-watch-calls.ts";
export type { StaffRefund, StaffReversal } from "./treasury/refund-calls.ts";
export type { RefundReason, RefundState } from "./treasury/refund-words.ts";
export type { SettlementDifference } from "./treasury/settlement-calls.ts";
export { balanceTypes, wallet, type Balance, type BalanceType } from "./wallet.ts";
export {
  methodGroupCodes,
  payments,
  type MethodGroupCode,
  type PaymentsProfile,
} from "./payments.ts";
export {
  withdrawalDesk,
  type LookedAtWithdrawal,
  type QueuedWithdrawal,
  type WithdrawalFigures,
} from "./withdrawal-desk.ts";
export {
  withdrawalMethod,
  withdrawalReason,
  withdrawalState,
  type WithdrawalActor,
  type WithdrawalMethod,
  type WithdrawalReason,
  type WithdrawalStage,
  type WithdrawalState,
} from "./withdrawal-words.ts";
export {
  withdrawals,
  type PlayerWithdrawal,
  type WithdrawalMethodOffer,
  type WithdrawalNeed,
  type WithdrawalOffer,
  type WithdrawalQuote,
} from "./withdrawals.ts";

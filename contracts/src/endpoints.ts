import { account } from "./account.ts";
import { analytics } from "./analytics.ts";
import { casino } from "./casino/casino.ts";
import { games } from "./casino/games.ts";
import { play } from "./casino/play.ts";
import { cashier } from "./cashier.ts";
import { consent } from "./consent.ts";
import { content } from "./content/content-calls.ts";
import { desk } from "./desk/desk.ts";
import { gameDesk } from "./game-desk/game-desk.ts";
import { geolocation } from "./geolocation.ts";
import { health } from "./health.ts";
import { hub } from "./hub.ts";
import { identity } from "./identity.ts";
import { linkedAccounts } from "./linked-accounts.ts";
import { operations } from "./operations.ts";
import { payments } from "./payments.ts";
import type { ProblemCode } from "./problem-codes.ts";
import { playerTransfers } from "./player-transfers.ts";
import { playerVerification } from "./player-verification.ts";
import { providerDesk } from "./provider-desk.ts";
import { providers } from "./providers.ts";
import { referral } from "./referral.ts";
import { saferPlay } from "./safer-play.ts";
import { signIn } from "./sign-in.ts";
import { siteConfiguration } from "./site-configuration.ts";
import { staff } from "./staff.ts";
import { statements } from "./statements.ts";
import { support } from "./support.ts";
import { supportDesk } from "./support-desk.ts";
import { treasury } from "./treasury/treasury.ts";
import { wallet } from "./wallet.ts";
import { withdrawalDesk } from "./withdrawal-desk.ts";
import { withdrawals } from "./withdrawals.ts";
import { documentReview } from "./document-review.ts";
import { documents } from "./documents.ts";
import type { Endpoint } from "./endpoint.ts";

/** Every call there is, by group: the server mounts these, the client and the documents read them. */
export const endpoints = {
  identity,
  signIn,
  account,
  wallet,
  cashier,
  statements,
  withdrawals,
  payments,
  linkedAccounts,
  playerTransfers,
  playerVerification,
  saferPlay,
  documents,
  siteConfiguration,
  content,
  consent,
  analytics,
  support,
  geolocation,
  referral,
  casino,
  games,
  play,
  providers,
  hub,
  health,
  staff,
  documentReview,
  providerDesk,
  supportDesk,
  operations,
  withdrawalDesk,
  desk,
  treasury,
  gameDesk,
} as const;

export const everyEndpoint: readonly Endpoint[] = Object.values(endpoints).flatMap((group) =>
  Object.values<Endpoint>(group),
);

/** What any call may answer, so that no endpoint repeats it. */
export const everyCallRefusals = [
  "unreadable_request",
  "invalid_request",
  "method_not_allowed",
  "too_large",
  "unsupported_media_type",
  "too_many_requests",
  "internal_error",
  "overloaded",
] as const satisfies readonly ProblemCode[];

/** Everything this call may refuse: its own, what its access adds, what any call may answer. */
export function refusalsOf(endpoint: Endpoint): readonly ProblemCode[] {
  const codes = new Set<ProblemCode>(endpoint.refusals);
  if (endpoint.access === "game") codes.add("game_session_over");
  else if (endpoint.access !== "public") codes.add("not_signed_in");
  if (endpoint.access === "staff" && !endpoint.beforeSecondFactor) {
    codes.add("second_factor_required");
  }
  if (endpoint.roles) codes.add("role_required");
  if (endpoint.money) codes.add("login_too_new");
  if (endpoint.ownSession) codes.add("not_found");
  if (endpoint.method !== "GET" || endpoint.creates) codes.add("cross_site_write");
  if (endpoint.access !== "staff" && !goesOnDuringMaintenance(endpoint)) codes.add("maintenance");
  for (const code of everyCallRefusals) codes.add(code);
  return [...codes];
}

/** What must never wait goes on while the house is closed, and so does the question when it opens. */
export function goesOnDuringMaintenance(endpoint: Endpoint): boolean {
  return endpoint.shed === "P0" || endpoint.duringMaintenance === true;
}

import type { BrandConfiguration } from "@croupier/contracts";
import type { ReceiptKey } from "./compose-casino.ts";
import type { composeCashier } from "./compose-cashier.ts";
import type { composeWithdrawals } from "./compose-withdrawals.ts";
import type { composeTransfers } from "./compose-transfers.ts";
import type { PaymentHistory } from "@croupier/cashier";
import type { CollectPersonalData, Consents, Visits } from "@croupier/oversight";
import type { PlaceOf } from "@croupier/places";
import type {
  FindRegister,
  Documents,
  Players,
  SaferPlay,
  Session,
  TakeReport,
} from "@croupier/players";
import type { Casino } from "@croupier/casino";
import type { Clock } from "@croupier/kit/time";
import type { Place } from "@croupier/policy";
import type { Providers } from "@croupier/providers";
import type { HelpFeedbackDesk, OpenTicket } from "@croupier/support";
import type { ApplyAsAffiliate, Referrals } from "@croupier/rewards";
import type { Statements, Wallet } from "@croupier/wallet";
import type { AnswerFor, KeptFor, ViewFor } from "../content/caller-views.ts";
import type { SitePages } from "../content/site-pages.ts";
import type { Studios } from "./compose-studios.ts";
import type { CasinoPages } from "../lobby/casino-pages.ts";
import type { GameCatalogue } from "../lobby/game-catalogue.ts";
import type { LiveGames } from "../lobby/live-games.ts";
import type { ServedArea } from "../pages/embedded-area.ts";
import type { Affiliates } from "./affiliates.ts";
import type { Brand } from "./brands.ts";
import type { ConsentCookie } from "./consent-cookie.ts";
import type { EntryCookies } from "./entry-cookies.ts";
import type { FindCaller } from "./find-caller.ts";
import type { Maintenance } from "./maintenance.ts";
import type { MockedVerification } from "./mocked-verification.ts";
import type { PlaceCookie } from "./place-cookie.ts";
import type { SessionCookie } from "./session-cookie.ts";

/** Who is calling, once the cookie was found to belong to a living session. */
export interface PlayerSubject {
  readonly playerId: string;
  readonly token: string;
  readonly session: Session;
}

/** What the methods may use; the composition root makes it. */
export interface Services {
  readonly players: Players;
  readonly wallet: Wallet;
  readonly deposits: ReturnType<typeof composeCashier>["deposits"];
  readonly withdrawals: ReturnType<typeof composeWithdrawals>["withdrawals"];
  readonly transfers: ReturnType<typeof composeTransfers>["transfers"];
  readonly saferPlay: SaferPlay;
  readonly statements: Statements;
  readonly paymentHistory: PaymentHistory;
  readonly clock: Clock;
  readonly providers: Providers;
  readonly studios: Studios;
  readonly casino: Casino;
  readonly receiptKeys: readonly ReceiptKey[];
  /** Where the frames of games are: an origin of their own. */
  readonly gamesOrigin: () => string;
  readonly readResidence: (playerId: string) => Promise<Place>;
  /** Of the player's wallet. */
  readonly findCurrency: (playerId: string) => Promise<string | undefined>;
  readonly findRegister: FindRegister;
  readonly documents: Documents;
  readonly takeDocumentReport: TakeReport;
  readonly sessionCookie: SessionCookie;
  readonly entryCookies: EntryCookies;
  /** Where a brand's site is, for a letter: an address of ours, whatever host a request names. */
  readonly siteOriginFor: (host: string) => string;
  readonly brandOf: (host: string) => Brand;
  readonly findBrand: (code: string) => Brand | undefined;
  readonly placeOf: PlaceOf;
  readonly placeCookie: PlaceCookie;
  readonly readSiteConfiguration: (question: {
    brandCode: string;
    language: string | undefined;
  }) => Promise<BrandConfiguration | undefined>;
  readonly maintenance: Maintenance;
  readonly consentCookie: ConsentCookie;
  readonly consents: Consents;
  readonly collectPersonalData: CollectPersonalData;
  readonly affiliates: Affiliates;
  readonly referrals: Referrals;
  readonly applyAsAffiliate: ApplyAsAffiliate;
  readonly visits: Visits;
  readonly helpFeedback: HelpFeedbackDesk;
  readonly openTicket: OpenTicket;
  readonly findCaller: FindCaller;
  readonly mockedVerification: MockedVerification;
  /** Whether cookies are told to travel over https alone. */
  readonly https: boolean;
  readonly viewFor: ViewFor;
  readonly answerFor: AnswerFor;
  readonly keptFor: KeptFor;
  readonly sitePages: SitePages & CasinoPages;
  readonly gameCatalogue: GameCatalogue;
  readonly liveGames: LiveGames;
  /** Pots have grown, or one has dropped. */
  readonly onPotsChange: (listener: () => void) => void;
  /** The configuration of a bucket's brand; undefined for a bucket there is none of. */
  readonly configurationOfBucket: (bucket: string) => Promise<BrandConfiguration | undefined>;
  /** Absent while nobody has built one. */
  readonly accountArea: ServedArea | undefined;
  /** Opens the wallet of a player and, in the demo, gives play money once. Safe to repeat. */
  readonly welcome: (player: {
    id: string;
    currency: BrandConfiguration["defaultCurrency"];
  }) => Promise<void>;
  readonly isReady: () => Promise<boolean>;
}

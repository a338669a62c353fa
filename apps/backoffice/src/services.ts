import type {
  DepositDesk,
  ListedReversal,
  Refunds,
  ReversalQuestion,
  SettlementReader,
} from "@croupier/cashier";
import type { GamesDesk } from "@croupier/casino";
import type { Content, Operations, ReadSnapshot } from "@croupier/content";
import type { HouseStatus } from "@croupier/contracts";
import type { Clock } from "@croupier/kit/time";
import type { AccountBalance, HouseBalance } from "@croupier/ledger";
import type { Oversight, SignedInStaff } from "@croupier/oversight";
import type { ErasureDesk, PlayerDesk, SaferPlay } from "@croupier/players";
import type { ReviewDesk } from "@croupier/players";
import type { WithdrawalDesk } from "@croupier/server/cashier";
import type { ProviderSwitches } from "@croupier/providers";
import type { PreviewLink } from "@croupier/server/preview";
import type { AffiliateApplications } from "@croupier/rewards";
import type { Support, TicketDesk } from "@croupier/support";
import type { Adjustments, Statements, Wallet } from "@croupier/wallet";
import type { DeskPreview } from "./preview-links.ts";
import type { StaffCookie } from "./staff-cookie.ts";

/** Who is calling, once the cookie was found to belong to a living staff session. */
export interface StaffSubject {
  readonly staff: SignedInStaff;
  readonly token: string;
}

/** What the methods may use; the composition root makes it. */
export interface Services {
  readonly clock: Clock;
  /** What is published through it is announced to every server. */
  readonly content: Content;
  readonly operations: Operations;
  readonly affiliates: AffiliateApplications;
  readonly providerSwitches: ProviderSwitches;
  readonly documents: ReviewDesk;
  readonly oversight: Oversight;
  readonly support: Support;
  readonly tickets: TicketDesk;
  readonly playerDesk: PlayerDesk;
  readonly erasureDesk: ErasureDesk;
  readonly saferPlay: SaferPlay;
  readonly wallet: Pick<Wallet, "readBalances">;
  readonly adjustments: Adjustments;
  readonly depositDesk: DepositDesk;
  readonly refunds: Refunds;
  readonly readReversals: (question: ReversalQuestion) => Promise<readonly ListedReversal[]>;
  readonly settlements: SettlementReader;
  readonly statements: Pick<Statements, "page">;
  readonly readAccounts: (playerId: string) => Promise<AccountBalance[]>;
  readonly readHouseBalances: (since: Date) => Promise<readonly HouseBalance[]>;
  /** Who takes a table along leaves a line in the trail. */
  readonly recordTableTaken: (taken: {
    readonly staffId: string;
    readonly table: string;
    readonly rows: number;
    readonly wish: Readonly<Record<string, string>>;
  }) => Promise<void>;
  readonly withdrawalDesk: WithdrawalDesk;
  readonly games: GamesDesk;
  /** Who takes figures of games along leaves a line in the trail. */
  readonly recordFiguresTaken: (taken: {
    readonly staffId: string;
    readonly facts: Readonly<Record<string, string | number>>;
  }) => Promise<void>;
  /** Where the players of a brand are. */
  readonly siteOriginOfBrand: (brand: string) => Promise<string>;
  readonly readPublished: ReadSnapshot;
  /** Where a draft can be seen for a while; undefined for a bucket there is none of. */
  readonly previewLink: (wish: DeskPreview) => Promise<PreviewLink | undefined>;
  readonly staffCookie: StaffCookie;
  /** Whether a message's text may be read here: in the demo and in tests, never in production. */
  readonly messagesAreOpen: boolean;
  readonly readHouseStatus: () => Promise<HouseStatus>;
  readonly askForWholeAudit: (by: { readonly staffId: string }) => Promise<void>;
  readonly isReady: () => Promise<boolean>;
}

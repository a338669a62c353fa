import { createHash } from "node:crypto";
import {
  createDepositGuard,
  createDeposits,
  createMoveWithdrawals,
  createRefunds,
  createTidyTransfers,
  createTransfers,
  createWithdrawalDesk,
  createWithdrawals,
  readReturnedDeposits,
  type PaymentProvider,
  type WithdrawalRoom,
} from "@croupier/cashier";
import type { Database, Transact } from "@croupier/database";
import { getAsset, money } from "@croupier/kit/money";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { dayMs, hourMs } from "@croupier/kit/time";
import { createLedger, type Ledger } from "@croupier/ledger";
import {
  createAdjustments,
  createBonusMoney,
  createGuardedMoney,
  createPlayMoney,
  createReversedMoney,
  createTransferMoney,
  createWallet,
  createWithdrawalMoney,
  readWithdrawable,
  type PlayMoney,
} from "@croupier/wallet";
import { sql } from "kysely";

/** Not every currency has a fee for what leaves; this one has. */
export const usd = getAsset("USD");
export const house = "house_provider_test" as const;
const noted = async (): Promise<void> => {};
const holder = { currency: usd, turnoverPercent: 0 } as const;
const withdrawer = { ...holder, mayCancel: true, accountWaitHours: 0 } as const;
const seedHouse = "house_bank";

/** How a world may be broken on purpose: of several transfers one is lost, or a win is a cent too much. */
export type Flaw = "drops a leg" | "pays a cent more";

/** A sender of money, and the reason that keeps it from sending; calm where nothing else is said. */
type Payouts = Pick<WithdrawalRoom<never>, "providers" | "readBar">;

export type MoneyWorld = Awaited<ReturnType<typeof openMoneyWorld>>;

/** The real doorways of money on a real PostgreSQL; law, papers and proofs say yes, under the player's lock. */
export async function openMoneyWorld(
  database: Database,
  { flaw, payouts = calmPayouts }: { readonly flaw?: Flaw; readonly payouts?: Payouts } = {},
) {
  let aheadMs = 0;
  let waitedMs = 0;
  const clock = (): Date => new Date(Date.now() + waitedMs + aheadMs);
  const failed: unknown[] = [];
  const reportError = (error: unknown): void => void failed.push(error);
  const sound = createLedger({ database, announce: () => {} });
  const ledger = flaw === "drops a leg" ? dropLegs(sound) : sound;
  const owing = new Set<string>();
  const whenOwed = async (_: Transact, told: { playerId: string; isOwing: boolean }) => {
    if (told.isOwing) owing.add(told.playerId);
  };
  const reversed = createReversedMoney({ ledger, clock, whenOwed });
  const common = { database, clock, reportError };
  const cashier = openCashier({ ...common, ledger, reversed, whenOwed, payouts });
  const wallet = createWallet({ ledger, database, clock });
  const openPlay = () => {
    const play = createPlayMoney<"casino", never>({
      database,
      ledger,
      guards: { mayPlay: async (_, bets) => bets.map(() => ok()) },
      announce: () => {},
    });
    return flaw === "pays a cent more" ? payMore(play) : play;
  };
  const bonuses = createBonusMoney({ ledger, clock });
  const processes = [openPlay(), openPlay()] as const;
  await processes[0].openHouse({ house, asset: usd });
  await bonuses.openBonuses(usd);
  await ledger.openHouseAccount({ account: seedHouse, asset: usd });

  return {
    database,
    wallet,
    bonuses,
    processes,
    ...cashier,
    adjustments: createAdjustments({ database, ledger, clock, record: noted }),
    /** What went wrong where nobody waits for an answer. */
    failed,
    /** Money that no deposit brought: what is locked, and a bonus. */
    seed: (playerId: string, to: string, minor: bigint) =>
      ledger.post({
        transferId: uuidOf(playerId, `seed ${to}`),
        playerId,
        kind: "grant",
        from: seedHouse,
        to,
        amount: money(minor, usd),
        reason: "seed",
        happenedAt: clock(),
      }),
    /** What the worker does by itself, now or three days and an hour from now. */
    async work(isLate: boolean): Promise<void> {
      aheadMs = isLate ? 3 * dayMs + hourMs : 0;
      await cashier.moveWithdrawals();
      await cashier.tidyTransfers();
      aheadMs = 0;
      for (const playerId of owing) await reversed.collect(playerId, usd);
    },
    forgetOwing: () => owing.clear(),
    clock,
    /** Time passes for everybody. */
    wait: (ms: number) => void (waitedMs += ms),
  };
}

type Common = {
  readonly database: Database;
  readonly clock: () => Date;
  readonly reportError: (error: unknown) => void;
};

function openCashier({
  ledger,
  reversed,
  whenOwed,
  payouts,
  ...common
}: Common & {
  readonly payouts: Payouts;
  readonly ledger: Ledger;
  readonly reversed: ReturnType<typeof createReversedMoney>;
  readonly whenOwed: Parameters<typeof createGuardedMoney>[0]["whenOwed"] & {};
}) {
  const { database, clock } = common;
  const mayPlay = async () => [];
  const turnover = () => ({ now: clock(), readReturned: readReturnedDeposits });
  const mayDeposit = createDepositGuard({ clock, mayDeposit: underLock, whenDeposited: noted });
  const deposits = createDeposits({
    ...common,
    providers: [toldByTest],
    mayDeposit: underLock,
    money: createGuardedMoney({ ledger, clock, whenOwed, guards: { mayDeposit, mayPlay } }),
    reversed,
    tellWithdrawal: noted,
    findPayer: async () => ({ countryCode: "US", currency: usd, language: "en" }),
  });
  const withdrawalRoom: WithdrawalRoom<never> = {
    ...common,
    ...payouts,
    money: createWithdrawalMoney({ ledger, clock }),
    findWithdrawer: async () => withdrawer,
    readWithdrawable: (db, asked) => readWithdrawable(db, { ...asked, ...turnover() }),
    listDestinations: async () => [],
    findDestination: async (_, { id }) => ({ id, label: "Account", usableFrom: new Date(0) }),
    openDestination: async () => ({ kind: "IBAN", number: "ES0", holder: "Somebody" }),
    tellPlayer: noted,
    mayWithdraw: underLock,
    readNeeds: async () => ({ needs: [], documents: [] }),
    mayBeGiven: async (tx, asked) => (await underLock(tx, asked)).ok,
    prove: async () => ok(),
    // People look at everything.
    readTrust: async () => ({ verified: false, changedAt: null, deposited: 0n, wagered: 0n }),
  };
  const transferRoom = {
    ...common,
    money: createTransferMoney({ ledger, clock }),
    findMember: async (playerId: string) => ({
      brand: "kingfisher",
      currency: usd,
      names: [playerId],
    }),
    foldName: (typed: string) => typed,
    maskName: () => "somebody",
    readShownNames: async () => new Map<string, string>(),
    isOffered: async () => true,
    maySend: underLock,
    maySendOn: async () => true,
    mayReceive: underLock,
    readWithdrawable: async (db: Database["db"] | Transact, asked: { playerId: string }) =>
      (await readWithdrawable(db, { ...asked, ...holder, ...turnover() })).withdrawable,
    prove: async () => ok(),
    findRecipient: async (_: unknown, { folded }: { folded: string }) => ({
      playerId: folded,
      currency: usd,
    }),
    tellRecipient: noted,
  };
  return {
    deposits,
    refunds: createRefunds({
      database,
      clock,
      reversed,
      // A comfort alone: what is there counts when the money moves.
      readFree: async () => money(10n ** 12n, usd),
      record: noted,
    }),
    withdrawals: createWithdrawals(withdrawalRoom),
    moveWithdrawals: createMoveWithdrawals(withdrawalRoom),
    desk: createWithdrawalDesk({
      ...withdrawalRoom,
      record: noted,
      describePlayers: async () => new Map(),
      staffNames: async () => () => "Somebody",
      findPlayerIds: async () => [],
      readLately: async () => ({ deposited: 0n, net: 0n }),
    }),
    transfers: createTransfers(transferRoom),
    tidyTransfers: createTidyTransfers(transferRoom),
  };
}

/** As whoever knows the player does: everybody who asks about one waits for one another. */
async function underLock(
  tx: Transact,
  { playerId }: { readonly playerId: string },
): Promise<Result<undefined, never>> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${playerId}, 0))`.execute(tx);
  return ok();
}

/** Notices are what the test says they are, as JSON. */
const toldByTest: PaymentProvider = {
  code: "told",
  methods: ["card", "voucher"],
  begin: async ({ reference }) => ({ providerReference: reference, url: "https://pay.example/" }),
  read: async () => undefined,
  cancel: async () => undefined,
  sendBack: async () => undefined,
  readNotice: ({ body }) => ok(JSON.parse(body.toString())),
};

const payoutsToldByTest: WithdrawalRoom<never>["providers"][number] = {
  code: "told",
  methods: ["CARD", "CBT"],
  send: async ({ reference }) => ({ providerReference: reference, event: "handed_over" }),
  read: async () => undefined,
  readNotice: ({ body }) => ok(JSON.parse(body.toString())),
};

const calmPayouts: Payouts = {
  providers: [payoutsToldByTest],
  readBar: async () => undefined,
};

/** A negative control: of several transfers that belong together the second is forgotten. */
function dropLegs(ledger: Ledger): Ledger {
  return {
    ...ledger,
    postTogether: (decide) =>
      ledger.postTogether(async (tx) => {
        const decided = await decide(tx);
        if (!decided.ok) return refuse(decided.refusal);
        return ok(decided.value.filter((_, index) => index !== 1));
      }),
  };
}

/** A negative control: whoever wins more than a little wins a cent more. */
function payMore<Play extends PlayMoney<"casino", never>>(play: Play): Play {
  return {
    ...play,
    win: (win) => play.win({ ...win, minor: win.minor > 1_00n ? win.minor + 1n : win.minor }),
  };
}

/** The same name of the same player is the same id; times in ids are of now, as the ledger's tables want. */
export function uuidOf(playerId: string, name: string): string {
  const hash = createHash("sha256").update(`${playerId} ${name}`).digest("hex");
  return `${playerId.slice(0, 13)}-7${hash.slice(1, 4)}-8${hash.slice(4, 7)}-${hash.slice(7, 19)}`;
}

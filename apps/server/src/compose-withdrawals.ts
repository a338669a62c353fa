import {
  createMoveWithdrawals,
  createSandboxPayouts,
  createWithdrawals,
  readReturnedDeposits,
  type SandboxSettings,
  type WithdrawalRoom,
} from "@croupier/cashier";
import type { WithdrawalNeed, WithdrawalOffer, WithdrawalReason } from "@croupier/contracts";
import type { Database, Transact } from "@croupier/database";
import { assert } from "@croupier/kit/assert";
import type { Breakers } from "@croupier/kit/breaker";
import { getAsset } from "@croupier/kit/money";
import { refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import type { Ledger } from "@croupier/ledger";
import {
  readTrust,
  type DocumentDuties,
  type Players,
  type QueueLetter,
  type SaferPlay,
  type StepUpRequired,
} from "@croupier/players";
import { policyFor } from "@croupier/policy";
import { createWithdrawalMoney, readMoneyUsed, readWithdrawable } from "@croupier/wallet";
import { createWithdrawalLetters } from "./withdrawal-letters.ts";

/** What a player is told beside the cashier's own words: standing, papers, and who they are. */
type MoneyRefusal =
  | {
      readonly code:
        | "account_closed"
        | "document_blocked"
        | "money_owed"
        | "email_unconfirmed"
        | "document_required";
    }
  | StepUpRequired;

type Needs = {
  readonly payments: SandboxSettings | undefined;
  readonly database: Database;
  readonly clock: Clock;
  readonly breakers: Breakers;
  readonly ledger: Ledger;
  readonly standing: Pick<SaferPlay["standing"], "of" | "mayWithdraw" | "mayPayOut" | "mayBeGiven">;
  readonly documentDuties: Pick<DocumentDuties, "mayWithdraw" | "missingForWithdrawal">;
  readonly players: Pick<Players, "profile" | "stepUp" | "linkedAccounts">;
  readonly queueLetter: QueueLetter;
  readonly brandNameOf: (brand: string) => Promise<string>;
  readonly reportError: (error: unknown, where: string) => void;
};

/** Withdrawals: asked for here, moved on by the worker, who is given the same. */
export function composeWithdrawals(needs: Needs) {
  const { database, clock, ledger, players } = needs;
  const room: WithdrawalRoom<MoneyRefusal> = {
    ...composeWithdrawalFacts(needs),
    database,
    clock,
    providers: payoutProvidersOf(needs),
    money: createWithdrawalMoney({ ledger, clock }),
    async listDestinations(playerId) {
      const linked = await players.linkedAccounts.list(playerId);
      return linked.map(({ id, name: label, usableFrom }) => {
        return { id, label, usableFrom: new Date(usableFrom) };
      });
    },
    async findDestination(tx, which) {
      const linked = await players.linkedAccounts.linkedAccountOf(tx, which);
      return linked && { id: linked.id, label: linked.name, usableFrom: linked.usableFrom };
    },
    openDestination: players.linkedAccounts.openForPayout,
    tellPlayer: createWithdrawalLetters(needs),
    mayWithdraw: (tx, asked) => mayWithdraw(needs, tx, asked),
    readNeeds: (playerId) => readNeeds(needs, playerId),
    readBar: createReadBar(needs),
    mayBeGiven: needs.standing.mayBeGiven,
    prove: (tx, own) => players.stepUp.spend(tx, { ...own, operation: "withdraw" }),
    reportError: (error) => needs.reportError(error, "withdrawals"),
  };
  return { withdrawals: createWithdrawals(room), moveWithdrawals: createMoveWithdrawals(room) };
}

function payoutProvidersOf({ payments: settings, breakers, clock }: Needs) {
  if (settings === undefined) return [];
  const breaker = breakers.of("payments sandbox: payouts");
  return [createSandboxPayouts({ settings, breaker, fetch, clock })];
}

/** What is known of whoever takes money out, for the rules and for staff who look. */
export function composeWithdrawalFacts({
  clock,
  players,
}: {
  readonly clock: Clock;
  readonly players: Pick<Players, "profile">;
}): Pick<WithdrawalRoom<MoneyRefusal>, "findWithdrawer" | "readWithdrawable" | "readTrust"> {
  return {
    async findWithdrawer(playerId) {
      const { address, currency } = await players.profile.read(playerId);
      const { countryCode, subdivision } = address;
      const residence = { countryCode, subdivision: subdivision ?? undefined };
      // The money is the player's wherever they are: where they live says what holds it.
      const policy = policyFor({ residence, present: residence, now: clock() });
      return {
        currency: getAsset(currency),
        turnoverPercent: policy.turnoverPercent,
        mayCancel: policy.cancelPendingWithdrawal,
        accountWaitHours: policy.linkedAccountHours,
      };
    },
    readWithdrawable: (db, asked) =>
      readWithdrawable(db, { ...asked, now: clock(), readReturned: readReturnedDeposits }),
    async readTrust(db, { playerId, currency, now }) {
      const players = [{ playerId, currency }];
      const [used] = await readMoneyUsed(db, { players, spansMs: [now.getTime()], now });
      return {
        ...(await readTrust(db, playerId)),
        deposited: used?.deposit[0]?.minor ?? 0n,
        wagered: used?.stake[0]?.minor ?? 0n,
      };
    },
  };
}

/** Refusals of standing and papers, as the reason that a withdrawal which was asked for before is told. */
const bars = {
  account_blocked: "account_blocked",
  account_closed: "account_blocked",
  document_blocked: "document_missing",
  document_required: "document_missing",
  money_owed: "money_owed",
  email_unconfirmed: "email_unconfirmed",
} as const satisfies Record<Bar, WithdrawalReason>;

/** The reason that keeps the player from their money now, for the rules and for a yes of staff. */
export function createReadBar(
  needs: Pick<Needs, "documentDuties"> & {
    readonly standing: Pick<SaferPlay["standing"], "mayPayOut">;
  },
): WithdrawalRoom<MoneyRefusal>["readBar"] {
  return async (tx, asked) => {
    const standing = needs.standing.mayPayOut;
    const permission = await askBoth(needs, tx, { asked, standing });
    return permission.ok ? undefined : bars[permission.refusal.code];
  };
}

type Bar = Exclude<MoneyRefusal["code"], "step_up_required"> | "account_blocked";
type Asked = { readonly playerId: string };
type Standing = Pick<Needs, "standing" | "documentDuties">;

async function mayWithdraw(
  needs: Standing,
  tx: Transact,
  asked: Asked,
): Promise<Result<undefined, MoneyRefusal>> {
  const permission = await askBoth(needs, tx, { asked, standing: needs.standing.mayWithdraw });
  if (permission.ok) return permission;
  const { code } = permission.refusal;
  assert(code !== "account_blocked", "whoever is blocked cannot ask");
  return refuse({ code });
}

/** As mayWithdraw would refuse it, but all of it at once, and nothing is asked for. */
async function readNeeds(
  { standing, documentDuties }: Standing,
  playerId: string,
): Promise<Pick<WithdrawalOffer, "needs" | "documents">> {
  const [known, documents] = await Promise.all([
    standing.of({ playerId }),
    documentDuties.missingForWithdrawal(playerId),
  ]);
  const withdraw = known?.withdraw ?? refuse({ code: "account_closed" });
  const needs: WithdrawalNeed[] = [];
  if (!withdraw.ok) {
    const { code } = withdraw.refusal;
    assert(isBar(code), `${code} keeps nobody from their money`);
    assert(code !== "account_blocked", "whoever is blocked cannot ask");
    needs.push(code);
  }
  // A player with a blocked document is not asked for another one.
  const isBlocked = needs.includes("document_blocked");
  if (documents.length > 0 && !isBlocked) needs.push("document_required");
  return { needs, documents: [...documents] };
}

/** Standing, then papers. */
async function askBoth(
  { documentDuties }: Pick<Needs, "documentDuties">,
  tx: Transact,
  { asked, standing }: { asked: Asked; standing: SaferPlay["standing"]["mayPayOut"] },
): Promise<Result<undefined, { readonly code: Bar }>> {
  const permission = await standing(tx, asked);
  if (!permission.ok) {
    const { code } = permission.refusal;
    assert(isBar(code), `${code} keeps nobody from their money`);
    return refuse({ code });
  }
  const papers = await documentDuties.mayWithdraw(tx, asked);
  return papers.ok ? papers : refuse({ code: papers.refusal.code });
}

function isBar(code: string): code is Bar {
  return Object.hasOwn(bars, code);
}

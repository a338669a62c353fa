import {
  createTidyTransfers,
  createTransfers,
  type TidyRoom,
  type TransferRoom,
} from "@croupier/cashier";
import type { Database } from "@croupier/database";
import { assert } from "@croupier/kit/assert";
import { formatDecimal } from "@croupier/kit/money";
import { ok, refuse, type Result } from "@croupier/kit/result";
import type { Clock } from "@croupier/kit/time";
import type { Ledger } from "@croupier/ledger";
import {
  findMember,
  findPerson,
  findRecipient,
  foldLogin,
  maskName,
  readShownNames,
  spellMoment,
  type DocumentDuties,
  type Permission,
  type Players,
  type QueueLetter,
  type SaferPlay,
  type StandingRefusal,
  type StepUpRequired,
} from "@croupier/players";
import { policyFor } from "@croupier/policy";
import { createTransferMoney } from "@croupier/wallet";
import { composeWithdrawalFacts } from "./compose-withdrawals.ts";

type Told = Exclude<
  StandingRefusal,
  { readonly code: "marketing_off" | "session_limit_reached" | "reality_check_due" }
>;
type MoneyRefusal = Told | { readonly code: "document_required" } | StepUpRequired;

type Needs = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ledger: Ledger;
  readonly saferPlay: Pick<SaferPlay, "betweenPlayers">;
};

/** Money from one player to another: sent, answered and listed here, looked up and given back by the worker. */
export function composeTransfers(
  needs: Needs & {
    readonly saferPlay: Pick<SaferPlay, "read">;
    readonly documentDuties: Pick<DocumentDuties, "mayWithdraw">;
    readonly players: Pick<Players, "profile" | "stepUp">;
  },
) {
  const { database, clock, saferPlay, players } = needs;
  const facts = composeWithdrawalFacts(needs);
  const room: TransferRoom<MoneyRefusal> = {
    ...sharedRoom(needs),
    findMember: (playerId) => findMember(database.db, playerId),
    foldName: foldLogin,
    maskName,
    readShownNames: (ids) => readShownNames(database.db, ids),
    async isOffered(asked) {
      const read = await saferPlay.read(asked);
      return read?.policy.transferBetweenPlayers === true;
    },
    async maySend(tx, asked) {
      const permission = tellable(await saferPlay.betweenPlayers.maySend(tx, asked));
      if (!permission.ok) return permission;
      // Whose papers are wanted before money leaves, them also before it goes to somebody else.
      const papers = await needs.documentDuties.mayWithdraw(tx, asked);
      return papers.ok ? papers : refuse({ code: papers.refusal.code });
    },
    maySendOn: (tx, asked) => saferPlay.betweenPlayers.maySendOn(tx, asked),
    // On the connection it is given: whoever holds the player's lock must not wait for a second one.
    async readWithdrawable(db, { playerId }) {
      const { residence, currency } = await findMember(db, playerId);
      const now = clock();
      const { turnoverPercent } = policyFor({ residence, present: residence, now });
      const asked = { playerId, currency, turnoverPercent };
      return (await facts.readWithdrawable(db, asked)).withdrawable;
    },
    prove: (tx, { playerId, sessionId }) =>
      players.stepUp.spend(tx, { playerId, sessionId, operation: "withdraw" }),
  };
  return { transfers: createTransfers(room) };
}

export function composeTidyTransfers(
  needs: Needs & {
    readonly queueLetter: QueueLetter;
    readonly brandNameOf: (brand: string) => Promise<string>;
    readonly reportError: (error: unknown) => void;
  },
) {
  const room: TidyRoom<MoneyRefusal> = {
    ...sharedRoom(needs),
    findRecipient,
    async tellRecipient(tx, { recipientId, senderId, transferId, amount, expiresAt }) {
      const person = await findPerson(tx, recipientId);
      assert(person, "whoever was found a moment ago is there");
      const { brand, language } = await findMember(tx, recipientId);
      const names = await readShownNames(tx, [senderId]);
      await needs.queueLetter(tx, {
        template: "transfer-waiting",
        brand: { code: brand, name: await needs.brandNameOf(brand) },
        to: person.email,
        language,
        facts: {
          firstName: person.firstName,
          sender: names.get(senderId) ?? "",
          amount: `${formatDecimal(amount)} ${amount.asset}`,
          until: spellMoment(expiresAt),
        },
        onceKey: `transfer-waiting ${transferId}`,
      });
    },
    reportError: needs.reportError,
  };
  return createTidyTransfers(room);
}

function sharedRoom({ database, clock, ledger, saferPlay }: Needs) {
  const { betweenPlayers } = saferPlay;
  const room: Pick<TransferRoom<MoneyRefusal>, "database" | "clock" | "money" | "mayReceive"> = {
    database,
    clock,
    money: createTransferMoney({ ledger, clock }),
    mayReceive: async (tx, asked) => tellable(await betweenPlayers.mayReceive(tx, asked)),
  };
  return room;
}

/** Nobody plays and nobody is offered anything here. */
function tellable(permission: Permission): Result<undefined, Told> {
  if (permission.ok) return ok();
  const { refusal } = permission;
  const isOfPlay =
    refusal.code === "marketing_off" ||
    refusal.code === "session_limit_reached" ||
    refusal.code === "reality_check_due";
  assert(!isOfPlay, `${refusal.code} keeps nobody's money`);
  return refuse(refusal);
}

import type { LinkedAccount, NewLinkedAccount } from "@croupier/contracts";
import { transact, type Database, type Transact } from "@croupier/database";
import { assert } from "@croupier/kit/assert";
import { uuidv7 } from "@croupier/kit/ids";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { hourMs, type Clock } from "@croupier/kit/time";
import { policyFor, type Place } from "@croupier/policy";
import { recordEvent } from "../events/record-event.ts";
import type { Keyring } from "../keyring.ts";
import { findProfile, lockProfile } from "../profile/profile-reader.ts";
import { spellMoment } from "../spell-moment.ts";
import type { StepUpRequired } from "../step-up/refusals.ts";
import type { StepUp } from "../step-up/step-up.ts";
import type { TellChange } from "../step-up/tell-change.ts";
import { isHolder } from "./decide-holder.ts";
import type { Linked } from "./linked-account.ts";
import {
  findLinked,
  insertLinked,
  listLinked,
  openLinked,
  removeLinked,
  type OpenAccount,
} from "./linked-account-store.ts";
import { readBankAccount, type BankAccountRefusal } from "./read-bank-account.ts";

export type LinkRefusal =
  | BankAccountRefusal
  | StepUpRequired
  | {
      readonly code:
        | "account_holder_differs"
        | "account_linked_already"
        | "too_many_linked_accounts";
    };
export type UnlinkRefusal = { readonly code: "not_found" | "linked_account_in_use" };

/** Whether money is on its way to it: asked under the lock of the account. */
export type IsPayoutTarget = (
  tx: Transact,
  asked: { readonly playerId: string; readonly accountId: string },
) => Promise<boolean>;

type Own = { readonly playerId: string; readonly sessionId: string };

const accountsMax = 5;

export function createLinkedAccounts({
  database,
  clock,
  keyring,
  stepUp,
  tellChange,
  isPayoutTarget,
}: {
  database: Database;
  clock: Clock;
  keyring: Keyring;
  stepUp: StepUp;
  tellChange: TellChange;
  isPayoutTarget: IsPayoutTarget;
}) {
  return {
    list: async (playerId: string): Promise<LinkedAccount[]> =>
      (await listLinked(database.db, playerId, clock())).map(presentLinked),

    /** For whoever sends money there: in their transaction, and the account stays until that ends. */
    linkedAccountOf: (tx: Transact, which: { readonly playerId: string; readonly id: string }) =>
      findLinked(tx, which, { now: clock(), lock: "to use" }),

    /** The number itself, for the one call that sends money there. */
    openForPayout: (which: {
      readonly playerId: string;
      readonly id: string;
    }): Promise<OpenAccount | undefined> => openLinked(database.db, keyring, which),

    async add(request: {
      readonly own: Own;
      readonly present: Place;
      readonly account: NewLinkedAccount;
    }): Promise<Result<LinkedAccount, LinkRefusal>> {
      const { own, present } = request;
      const { playerId } = own;
      const read = readBankAccount(request.account);
      if (!read.ok) return read;
      const account = read.value;
      const lastFour = account.number.slice(-4);
      return transact(database, async (tx): Promise<Result<LinkedAccount, LinkRefusal>> => {
        await lockProfile(tx, playerId);
        const profile = await findProfile(tx, playerId);
        assert(profile, "a player who holds a session has a profile");
        const now = clock();
        const { holder } = request.account;
        if (!isHolder(profile, holder)) {
          // Somebody else's account is what money is laundered through: staff see that it was tried.
          const facts = { lastFour, country: account.countryCode };
          await recordEvent(tx, { playerId, kind: "bank_account_refused", facts, by: "player" });
          return refuse({ code: "account_holder_differs" });
        }
        if ((await listLinked(tx, playerId, now)).length >= accountsMax) {
          return refuse({ code: "too_many_linked_accounts" });
        }
        const { countryCode, subdivision } = profile.address;
        const residence = { countryCode, subdivision: subdivision ?? undefined };
        const { linkedAccountHours } = policyFor({ residence, present, now });
        const spent = await stepUp.spend(tx, { ...own, operation: "withdraw" });
        if (!spent.ok) return spent;
        const usableFrom = new Date(now.getTime() + linkedAccountHours * hourMs);
        const id = uuidv7();
        const added = await insertLinked(tx, keyring, {
          playerId,
          id,
          account,
          holder,
          addedAt: now,
          usableFrom,
        });
        if (added === undefined) return refuse({ code: "account_linked_already" });
        await tellChange(tx, playerId, "bank_account_added", {
          template: "bank-account-added",
          facts: { name: added.name, until: spellMoment(usableFrom) },
        });
        return ok(presentLinked(added));
      });
    },

    remove: ({
      playerId,
      id,
    }: {
      readonly playerId: string;
      readonly id: string;
    }): Promise<Result<undefined, UnlinkRefusal>> =>
      transact(database, async (tx): Promise<Result<undefined, UnlinkRefusal>> => {
        const now = clock();
        const found = await findLinked(tx, { playerId, id }, { now, lock: "to remove" });
        if (found === undefined) return refuse({ code: "not_found" });
        if (await isPayoutTarget(tx, { playerId, accountId: id })) {
          return refuse({ code: "linked_account_in_use" });
        }
        await removeLinked(tx, { playerId, id }, now);
        const facts = { name: found.name };
        await recordEvent(tx, { playerId, kind: "bank_account_removed", facts, by: "player" });
        return ok();
      }),
  };
}

export type LinkedAccounts = ReturnType<typeof createLinkedAccounts>;

function presentLinked({ addedAt, usableFrom, ...linked }: Linked): LinkedAccount {
  return {
    ...linked,
    addedAt: addedAt.toISOString(),
    usableFrom: usableFrom.toISOString(),
  };
}

import type { Registration } from "@croupier/contracts";
import { transact, type Database, type Transact } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import { isSelfReferral, type PersonFacts } from "./decide-self-referral.ts";
import { readFriends, type FindConfirmed, type Friends } from "./referral-reader.ts";
import { findReferrer, ownCode, writeReferral } from "./referral-transactor.ts";

export type Joined = {
  readonly playerId: string;
  readonly brand: string;
  readonly joinedAt: Date;
  readonly registration: Pick<Registration, keyof PersonFacts | "referral">;
};

export type OwnReferral = { readonly code: string; readonly friends: Friends };

export function createReferrals(needs: {
  database: Database;
  clock: Clock;
  /** Who a player is, asked only to see whether somebody joins on their own link. */
  findPerson: (tx: Transact, playerId: string) => Promise<PersonFacts | undefined>;
  /** Which friends have confirmed their address. */
  findConfirmed: FindConfirmed;
}) {
  const { database, clock } = needs;
  return {
    /** In the transaction in which somebody joins: a code of their own, and who brought them. */
    async capture(tx: Transact, joined: Joined): Promise<void> {
      const { playerId, brand, joinedAt, registration } = joined;
      await ownCode(tx, { playerId, brand, now: joinedAt });
      const { referral } = registration;
      if (referral === undefined) return;
      const referrerId = await findReferrer(tx, { brand, code: referral.code });
      const referrer = referrerId && (await needs.findPerson(tx, referrerId));
      if (!referrerId || !referrer || isSelfReferral(referrer, factsOf(registration))) return;
      const { code, sharingMethod } = referral;
      await writeReferral(tx, {
        playerId: referrerId,
        friendId: playerId,
        code,
        sharingMethod,
        joinedAt,
      });
    },

    /** Whoever joined before there were codes gets theirs when they first look. */
    async read({ playerId, brand }: { playerId: string; brand: string }): Promise<OwnReferral> {
      const code = await transact(database, (tx) => ownCode(tx, { playerId, brand, now: clock() }));
      return { code, friends: await readFriends(database, playerId, needs.findConfirmed) };
    },
  };
}

export type Referrals = ReturnType<typeof createReferrals>;

function factsOf({ phone, ...person }: Joined["registration"]): PersonFacts {
  return { ...person, phone };
}

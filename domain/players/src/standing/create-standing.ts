import type { Database, Transact } from "@croupier/database";
import type { Money } from "@croupier/kit/money";
import { refuse } from "@croupier/kit/result";
import type { Product } from "@croupier/policy";
import { decideDeposit, decideStake, decideStanding } from "./decide-standing.ts";
import type { Permission, StakePermission, Standing } from "./standing.ts";
import {
  readFactsOfPlayers,
  readPlayerFacts,
  type Asker,
  type StandingReads,
} from "./standing-reader.ts";

/** What a player may do now, and the two ports that every movement of money asks. */
export function createStanding(room: { database: Database } & StandingReads) {
  return {
    /** For a screen or a mailing: nobody relies on it a moment later. */
    async of(asker: Asker): Promise<Standing | undefined> {
      const facts = await readPlayerFacts(room.database.db, room, asker, {
        lock: false,
      });
      return facts && decideStanding(facts.standing);
    },

    /** In the transaction that takes the stakes, each of another player; it holds them until that ends. */
    async mayPlay(
      tx: Transact,
      bets: readonly (Asker & {
        readonly product: Product;
        readonly stake: Money;
        readonly roundMs?: number | undefined;
      })[],
    ): Promise<readonly StakePermission[]> {
      const facts = await readFactsOfPlayers(tx, room, bets, { lock: true });
      return bets.map(({ product, stake: { minor }, roundMs }, index): StakePermission => {
        const standing = facts[index]?.standing;
        if (standing === undefined) return refuse({ code: "account_closed" });
        return decideStake(standing, { product, minor, roundMs });
      });
    },

    /** In the transaction that takes money out: an exclusion never keeps it from its owner. */
    async mayWithdraw(tx: Transact, asked: Asker): Promise<Permission> {
      const facts = await readPlayerFacts(tx, room, asked, { lock: true });
      if (facts === undefined) return refuse({ code: "account_closed" });
      return decideStanding(facts.standing).withdraw;
    },

    /** In the transaction that lets money go that was asked for earlier: whoever is blocked meanwhile waits. */
    async mayPayOut(tx: Transact, asked: Asker): Promise<Permission> {
      const facts = await readPlayerFacts(tx, room, asked, { lock: true });
      if (facts === undefined) return refuse({ code: "account_closed" });
      const { standing } = facts;
      if (standing.status === "blocked") return refuse({ code: "account_blocked" });
      return decideStanding(standing).withdraw;
    },

    /** In the transaction in which the house gives money: whoever is kept from play or deposits is given none. */
    async mayBeGiven(tx: Transact, asked: Asker): Promise<boolean> {
      const facts = await readPlayerFacts(tx, room, asked, { lock: true });
      if (facts === undefined) return false;
      const { marketing } = decideStanding(facts.standing);
      return marketing.ok || marketing.refusal.code === "marketing_off";
    },

    /** In the transaction that brings the money in; it holds the player until that ends. */
    async mayDeposit(tx: Transact, asked: Asker & { readonly amount: Money }): Promise<Permission> {
      const facts = await readPlayerFacts(tx, room, asked, { lock: true });
      if (facts === undefined) return refuse({ code: "account_closed" });
      return decideDeposit(facts.standing, asked.amount.minor);
    },
  };
}

export type StandingRoom = ReturnType<typeof createStanding>;

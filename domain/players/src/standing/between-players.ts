import type { Transact } from "@croupier/database";
import type { Money } from "@croupier/kit/money";
import { ok, refuse } from "@croupier/kit/result";
import { decideDeposit, decideStanding } from "./decide-standing.ts";
import type { Permission } from "./standing.ts";
import {
  readPlayerFacts,
  type Asker,
  type PlayerFacts,
  type StandingReads,
} from "./standing-reader.ts";

/**
 * Money from one player to another. Who is kept from playing neither sends nor takes: what they own they
 * withdraw, and a gift must not go round a break. The law of both sides has to allow it.
 */
export function createBetweenPlayers(room: StandingReads) {
  async function factsOf(tx: Transact, asker: Asker): Promise<PlayerFacts | undefined> {
    const facts = await readPlayerFacts(tx, room, asker, { lock: true });
    return facts?.policy.transferBetweenPlayers === true ? facts : undefined;
  }

  return {
    /** In the transaction that takes the money; it holds the player until that ends. */
    async maySend(tx: Transact, asked: Asker): Promise<Permission> {
      const facts = await factsOf(tx, asked);
      if (facts === undefined) return refuse({ code: "not_offered_here" });
      const { withdraw, marketing } = decideStanding(facts.standing);
      if (!marketing.ok && marketing.refusal.code !== "marketing_off") return marketing;
      return withdraw;
    },

    /**
     * Whether what they sent may still go on, in the transaction in which somebody takes it. It holds nobody: that
     * holds the taker, and two who take of each other would wait for one another.
     */
    async maySendOn(tx: Transact, asked: Asker): Promise<boolean> {
      const facts = await readPlayerFacts(tx, room, asked, { lock: false });
      if (facts === undefined || facts.standing.status === "blocked") return false;
      return decideStanding(facts.standing).withdraw.ok;
    },

    /** In the transaction that gives it: what comes in is asked about as a deposit is. */
    async mayReceive(tx: Transact, asked: Asker & { readonly amount: Money }): Promise<Permission> {
      const facts = await factsOf(tx, asked);
      if (facts === undefined) return refuse({ code: "not_offered_here" });
      const permission = decideDeposit(facts.standing, asked.amount.minor);
      if (!permission.ok) return permission;
      return facts.standing.emailConfirmed ? ok() : refuse({ code: "email_unconfirmed" });
    },
  };
}

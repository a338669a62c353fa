import type { Database, Transact } from "@croupier/database";
import { hexOf } from "@croupier/kit/sha256";
import { randomBytes } from "@croupier/kit/random";
import type { Clock } from "@croupier/kit/time";
import { sql } from "kysely";
import type { Vault } from "../seeds/vault.ts";
import { createChainLinks, type ChainLinks } from "./chain-links.ts";
import type { Chain } from "./flight.ts";

type Db = Database["db"] | Transact;

/** At one flight in twenty seconds nearly five days. */
const chainLength = 20_000;

type Row = Chain & { readonly sealed_secret: string };

export type OpenedChain = Chain & { readonly linkOf: ChainLinks["linkOf"] };

/** The chains of a game. Whoever has the keys of the house can open one; its writer alone does. */
export function createChainStore({
  vault,
  clock,
}: {
  readonly vault: Vault;
  readonly clock: Clock;
}) {
  const opened = new Map<number, OpenedChain>();
  const ownerOf = (game: string, fingerprint: string) => `${game} ${fingerprint}`;

  function open({ sealed_secret: sealed, ...chain }: Row): OpenedChain {
    const known = opened.get(chain.chain);
    if (known !== undefined) return known;
    const secret = vault.unseal(sealed, ownerOf(chain.game, chain.fingerprint));
    const { linkOf } = createChainLinks(secret, chain.length);
    const one = { ...chain, linkOf };
    opened.set(chain.chain, one);
    return one;
  }

  return {
    /** The latest chain of the game. */
    async findLatest(db: Db, game: string): Promise<OpenedChain | undefined> {
      const { rows } = await sql<Row>`
        SELECT chain, game, sealed_secret, fingerprint, salt, length FROM casino.chains
        WHERE game = ${game} ORDER BY chain DESC LIMIT 1
      `.execute(db);
      return rows[0] && open(rows[0]);
    },

    /** A secret first, and what is told of it; then the salt, which is drawn when the chain stands. */
    async begin(tx: Transact, game: string): Promise<OpenedChain> {
      const secret = hexOf(randomBytes(32));
      const { fingerprint } = createChainLinks(secret, chainLength);
      const sealed = vault.seal(secret, ownerOf(game, fingerprint));
      const salt = hexOf(randomBytes(16));
      const { rows } = await sql<Row>`
        INSERT INTO casino.chains (game, sealed_secret, fingerprint, salt, length, since)
        VALUES (${game}, ${sealed}, ${fingerprint}, ${salt}, ${chainLength}, ${clock()})
        RETURNING chain, game, sealed_secret, fingerprint, salt, length
      `.execute(tx);
      const [row] = rows;
      if (row === undefined) throw new Error("a chain was begun");
      return open(row);
    },
  };
}

export type ChainStore = ReturnType<typeof createChainStore>;

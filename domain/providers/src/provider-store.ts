import type { Database } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import type { Spend } from "@croupier/wallet";
import type { Dialect, Provider } from "./provider.ts";
import type { Vault } from "./vault.ts";

type Listed = Provider["games"] extends ReadonlyMap<string, infer One> ? One : never;

export type ProviderStore = ReturnType<typeof createProviderStore>;

/** A key that is ended, or a game that is switched off, counts everywhere after this long. */
const keptMs = 5_000;

export function createProviderStore(room: { database: Database; vault: Vault; clock: Clock }) {
  const { database, vault, clock } = room;
  const { db } = database;
  const kept = new Map<string, { readonly until: number; readonly provider: Provider }>();

  async function read(code: string): Promise<Provider | undefined> {
    const row = await db
      .selectFrom("providers.provider")
      .selectAll()
      .where("provider", "=", code)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    const keys = await db
      .selectFrom("providers.provider_key")
      .selectAll()
      .where("provider", "=", code)
      .execute();
    const games = await db
      .selectFrom("providers.game")
      .select(["game_code", "product", "round_ms", "stakes"])
      .where("provider", "=", code)
      .execute();
    return {
      code,
      name: row.name,
      // The table takes no other words.
      dialect: row.dialect as Dialect,
      spend: row.spend as Spend,
      isDisabled: row.disabled_at !== null,
      disabledGames: row.disabled_games,
      games: new Map(
        games.map(({ game_code, product, round_ms: roundMs, stakes }) => [
          game_code,
          // The table takes no other words.
          { product, roundMs, stakes } as unknown as Listed,
        ]),
      ),
      keys: keys.map((key) => ({
        keyId: key.key_id,
        secret: vault.unseal(key.sealed, ownerOf(code, key.key_id)),
        validFrom: key.valid_from,
        validUntil: key.valid_until,
      })),
    };
  }

  return {
    /** Asked for every call, so it is remembered for a moment; a name that is nobody's is not. */
    async find(code: string): Promise<Provider | undefined> {
      if (!/^[a-z]+(_[a-z]+)*$/.test(code)) return undefined;
      const now = clock().getTime();
      const known = kept.get(code);
      if (known !== undefined && now < known.until) return known.provider;
      const provider = await read(code);
      if (provider === undefined) kept.delete(code);
      else kept.set(code, { provider, until: now + keptMs });
      return provider;
    },

    async add(asked: {
      code: string;
      name: string;
      spend: Spend;
      dialect?: Dialect;
    }): Promise<void> {
      await db
        .insertInto("providers.provider")
        .values({
          provider: asked.code,
          name: asked.name,
          dialect: asked.dialect ?? "croupier",
          spend: asked.spend,
          created_at: clock(),
        })
        .execute();
    },

    /** Two keys may overlap: that is how a provider changes from one to the next. */
    async addKey(asked: {
      provider: string;
      keyId: string;
      secret: Uint8Array;
      validFrom: Date;
      validUntil: Date | null;
    }): Promise<void> {
      await db
        .insertInto("providers.provider_key")
        .values({
          provider: asked.provider,
          key_id: asked.keyId,
          sealed: vault.seal(asked.secret, ownerOf(asked.provider, asked.keyId)),
          valid_from: asked.validFrom,
          valid_until: asked.validUntil,
        })
        .execute();
    },

    /** Never longer than it would have been; false where there is no such key. */
    async endKey(asked: { provider: string; keyId: string; until: Date }): Promise<boolean> {
      const ended = await db
        .updateTable("providers.provider_key")
        .set({ valid_until: asked.until })
        .where("provider", "=", asked.provider)
        .where("key_id", "=", asked.keyId)
        .where((where) =>
          where.or([where("valid_until", "is", null), where("valid_until", ">", asked.until)]),
        )
        .returning("key_id")
        .executeTakeFirst();
      return ended !== undefined;
    },
  };
}

/** A sealed key that is copied to another row opens nothing there. */
function ownerOf(provider: string, keyId: string): string {
  return `${provider}/${keyId}`;
}

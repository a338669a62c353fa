import type { User } from "@croupier/contracts";
import type { Database, Transact } from "@croupier/database";
import { assert } from "@croupier/kit/assert";
import { sql } from "kysely";
import { nameOf } from "./linked-accounts/linked-account.ts";
import { foldEmail, foldNickname, isEmailLogin } from "./fold.ts";

export type PlayerStatus = "active" | "blocked" | "closed";

export type Login = {
  readonly playerId: string;
  readonly status: PlayerStatus;
  readonly language: string;
  readonly passwordHash: string;
  readonly passwordSetAt: Date;
};

type LoginRow = {
  player_id: string;
  status: PlayerStatus;
  language: string;
  hash: string;
  changed_at: Date;
};

type UserRow = {
  player_id: string;
  email: string;
  first_name: string;
  last_name: string;
  nickname: string | null;
  currency: User["attributes"]["currency"];
  language: string;
  country_code: string;
  subdivision: string | null;
  has_pin_code: boolean;
  display: User["display"];
  linked_accounts: { id: string; countryCode: string; lastFour: string }[];
};

/** Reads only, over any connection. */
export function createPlayerReader(database: Database) {
  async function findUser(playerId: string): Promise<User | undefined> {
    const { rows } = await sql<UserRow>`
        SELECT p.player_id, p.email, p.first_name, p.last_name, p.nickname, p.currency, p.language,
               p.country_code, p.subdivision,
               EXISTS (
                 SELECT 1 FROM players.credential AS c
                 WHERE c.player_id = p.player_id AND c.kind = 'pin_code'
               ) AS has_pin_code,
               jsonb_build_object(
                 'theme', coalesce(d.theme, 'system'),
                 'currency', coalesce(d.currency_display, 'symbol')
               ) AS display,
               coalesce((
                 SELECT jsonb_agg(jsonb_build_object('id', a.account_id,
                          'countryCode', a.country_code, 'lastFour', a.last_four)
                          ORDER BY a.added_at, a.account_id)
                 FROM players.linked_account AS a
                 WHERE a.player_id = p.player_id AND a.removed_at IS NULL
               ), '[]') AS linked_accounts
        FROM players.profile AS p
        LEFT JOIN players.preference AS d ON d.player_id = p.player_id
        WHERE p.player_id = ${playerId}
      `.execute(database.db);
    return rows[0] && userOf(rows[0]);
  }

  return {
    /** The User entity as a client sees it. */
    findUser,

    /** For a player who is known to exist. */
    async getUser(playerId: string): Promise<User> {
      const user = await findUser(playerId);
      assert(user, "a player who holds a session has a profile");
      return user;
    },

    /** Whether a player may be here, and in which language they read. */
    async findStatus(
      playerId: string,
    ): Promise<{ status: PlayerStatus; language: string } | undefined> {
      const { rows } = await sql<{ status: PlayerStatus; language: string }>`
        SELECT status, language FROM players.profile WHERE player_id = ${playerId}
      `.execute(database.db);
      return rows[0];
    },

    /** By e-mail or nickname. Asked alike for both, so that neither is found faster. */
    async findLogin(brand: string, login: string): Promise<Login | undefined> {
      const directory = sql.table(
        isEmailLogin(login) ? "players.email_directory" : "players.nickname_directory",
      );
      const column = sql.ref(isEmailLogin(login) ? "email_folded" : "nickname_folded");
      const folded = foldLogin(login);
      const { rows } = await sql<LoginRow>`
        SELECT p.player_id, p.status, p.language, c.hash, c.changed_at
        FROM ${directory} AS d
        JOIN players.profile AS p ON p.player_id = d.player_id
        JOIN players.credential AS c ON c.player_id = d.player_id AND c.kind = 'password'
        WHERE d.brand = ${brand} AND d.${column} = ${folded}
      `.execute(database.db);
      const [row] = rows;
      return (
        row && {
          playerId: row.player_id,
          status: row.status,
          language: row.language,
          passwordHash: row.hash,
          passwordSetAt: row.changed_at,
        }
      );
    },
  };
}

export type PlayerReader = ReturnType<typeof createPlayerReader>;

/** To whom an address belongs, with what a letter to its owner needs. */
export async function findEmailOwner(
  tx: Transact,
  brand: string,
  email: string,
): Promise<EmailOwner | undefined> {
  const { rows } = await sql<EmailOwnerRow>`
    SELECT p.player_id, p.email, p.language, p.first_name
    FROM players.email_directory AS d
    JOIN players.profile AS p ON p.player_id = d.player_id
    WHERE d.brand = ${brand} AND d.email_folded = ${foldEmail(email)}
  `.execute(tx);
  const [row] = rows;
  return (
    row && {
      playerId: row.player_id,
      email: row.email,
      language: row.language,
      firstName: row.first_name,
    }
  );
}

export type EmailOwner = {
  readonly playerId: string;
  readonly email: string;
  readonly language: string;
  readonly firstName: string;
};

type EmailOwnerRow = { player_id: string; email: string; language: string; first_name: string };

export function foldLogin(login: string): string {
  return isEmailLogin(login) ? foldEmail(login) : foldNickname(login);
}

function userOf(row: UserRow): User {
  return {
    id: row.player_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    nickname: row.nickname,
    attributes: { currency: row.currency },
    address: { countryCode: row.country_code, subdivision: row.subdivision },
    language: row.language,
    hasPinCode: row.has_pin_code,
    display: row.display,
    personaLinkedAccounts: row.linked_accounts.map((one) => ({ id: one.id, name: nameOf(one) })),
  };
}

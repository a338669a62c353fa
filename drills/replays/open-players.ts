import { generateKeyPairSync, randomBytes, type KeyObject } from "node:crypto";
import type { Database } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { getAsset } from "@croupier/kit/money";
import { systemClock } from "@croupier/kit/time";
import { createProviderDesk, readPublicKey } from "@croupier/providers";
import { seal } from "@croupier/players/credentials";
import { readKeyring } from "@croupier/server/keyring";
import { openVault } from "@croupier/server/provider-vault";
import { signIn, type Session } from "@croupier/bench/open-sessions";
import { openCrowd } from "@croupier/bench/crowd";
import { giveProfiles } from "@croupier/bench/give-profiles";

export const [provider, hubProvider, game] = ["acme", "hub_games", "demo-slot"] as const;
/** What `openCrowd` gives everybody. */
export const startMinor = 1_000_000n;

export type Player = {
  readonly id: string;
  /** What their browser sends; another once they have signed in again. */
  token: string;
  /** An account of theirs that money may go to. */
  readonly account: string;
  /** The same player, as two providers know them. */
  readonly acme: { readonly session_token: string; readonly player_ref: string };
  readonly hub: { readonly token: string; readonly user: string };
};

export type Signing = {
  readonly keyId: string;
  readonly secret: Buffer;
  readonly hubKey: KeyObject;
};

/** As many as there are connections. */
const atOnce = 8;

/** Players with money, papers, an account of their own, and a game open at each of two providers. */
export async function openPlayers(
  database: Database,
  { keys, count }: { readonly keys: string; readonly count: number },
): Promise<{ readonly players: readonly Player[]; readonly signing: Signing }> {
  const keyring = readKeyring(keys);
  if (keyring === undefined) throw new Error("the keys of the drill cannot be read");
  const vault = openVault(keyring);
  const desk = createProviderDesk({ database, vault, clock: systemClock });
  const signing = await addProviders(desk);
  const ids = await openCrowd(database, { count, house: "house_provider_acme" });
  await giveProfiles(database, ids);
  const accounts = await givePapers(database, ids, keyring);
  const sessions = await signIn(database, ids);
  const currency = getAsset("EUR");

  async function openOne({ id, token, sessionId }: Session): Promise<Player> {
    const launch = { playerId: id, sessionId, gameCode: game, currency };
    const acme = await desk.open({ ...launch, provider });
    const hub = await desk.open({ ...launch, provider: hubProvider });
    return {
      id,
      token,
      account: accounts.get(id) ?? "",
      acme: { session_token: acme.token, player_ref: acme.playerRef },
      hub: { token: hub.token, user: hub.playerRef },
    };
  }
  const players: Player[] = [];
  for (let next = 0; next < sessions.length; next += atOnce) {
    players.push(...(await Promise.all(sessions.slice(next, next + atOnce).map(openOne))));
  }
  return { players, signing };
}

async function addProviders(desk: ReturnType<typeof createProviderDesk>): Promise<Signing> {
  const validity = { validFrom: new Date(systemClock().getTime() - 60_000), validUntil: null };
  const [keyId, secret] = ["bench", randomBytes(32)];
  await desk.addProvider({ code: provider, name: "Acme Games", spend: "cash_first" });
  await desk.addKey({ ...validity, provider, keyId, secret });
  const { publicKey, privateKey: hubKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  const pem = publicKey.export({ type: "spki", format: "pem" }).toString();
  const name = "Hub Games";
  await desk.addProvider({ code: hubProvider, name, spend: "cash_first", dialect: "hub" });
  await desk.addKey({ ...validity, provider: hubProvider, keyId, secret: readPublicKey(pem) });
  return { keyId, secret, hubKey };
}

/** An address that was answered from, a document that was seen, and an account that waits no more. */
async function givePapers(
  { pool }: Database,
  ids: readonly string[],
  keyring: NonNullable<ReturnType<typeof readKeyring>>,
): Promise<ReadonlyMap<string, string>> {
  await pool.query(
    `INSERT INTO players.confirmed_email (player_id, email, confirmed_at)
     SELECT player_id, email, now() FROM players.profile WHERE player_id = ANY ($1)`,
    [ids],
  );
  await pool.query(
    `INSERT INTO players.document (player_id, document_type, brand, status, since)
     SELECT id, 'ID_DOCUMENT', 'kingfisher', 'VERIFIED', now() FROM unnest($1::uuid[]) AS id`,
    [ids],
  );
  const iban = { kind: "IBAN", number: "NL91ABNA0417164300", countryCode: "NL", holder: "V. Voss" };
  const accounts = new Map(ids.map((id) => [id, uuidv7()]));
  const sealed = [...accounts].map(([id, account]) =>
    seal(keyring, Buffer.from(JSON.stringify(iban)), {
      purpose: "linked bank accounts",
      owner: `${id} ${account}`,
    }),
  );
  await pool.query(
    `INSERT INTO players.linked_account
       (player_id, account_id, kind, sealed, country_code, last_four, added_at, usable_from)
     SELECT p, a, 'IBAN', s, 'NL', '4300', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z'
     FROM unnest($1::uuid[], $2::uuid[], $3::text[]) AS x (p, a, s)`,
    [[...accounts.keys()], [...accounts.values()], sealed],
  );
  return accounts;
}

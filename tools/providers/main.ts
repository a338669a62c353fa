// `npm run provider -- WORD …`: connects a maker of games.
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Database } from "@croupier/database";
import { systemClock } from "@croupier/kit/time";
import { createProviderDesk, readPublicKey, type NewListedGame } from "@croupier/providers";
import { openVault } from "@croupier/server/provider-vault";
import { answer } from "../start/answer.ts";
import { PlainSentence } from "../start/plain-sentence.ts";
import { withHouse } from "../start/with-house.ts";
import { findSignedIn } from "./find-signed-in.ts";

const usage = `npm run provider -- WORD …
add CODE "NAME"                a provider: small letters, with _ between words
add-hub CODE "NAME"            the same, for one that speaks the dialect of Hub88
add-key CODE KEY_ID            a key from now on; its secret is printed, once
add-key CODE KEY_ID FILE       for a hub: its own public key, in a PEM file
end-key CODE KEY_ID            the key ends in an hour
add-game CODE FILE             lists a game, described in a JSON file
launch CODE PLAYER_ID GAME     a launch token for a player who is signed in
open CODE PLAYER_ID GAME       for a hub: the user and the token of a session that is open`;

type Desk = ReturnType<typeof createProviderDesk>;

const hour = 3_600_000;

async function act(
  { desk, database }: { desk: Desk; database: Database },
  [word, code = "", second = "", third = ""]: readonly string[],
): Promise<string> {
  if (code === "" || second === "") throw new PlainSentence(usage);
  switch (word) {
    case "add":
      await desk.addProvider({ code, name: second, spend: "cash_first" });
      return `${second} is known as ${code}`;
    case "add-hub":
      await desk.addProvider({ code, name: second, spend: "cash_first", dialect: "hub" });
      return `${second} is known as ${code}`;
    case "add-key":
      return addKey(desk, code, second, third);
    case "end-key": {
      const until = new Date(systemClock().getTime() + hour);
      const ended = await desk.endKey({ provider: code, keyId: second, until });
      if (!ended) throw new PlainSentence(`${code} has no key ${second}.`);
      return `${second} ends at ${until.toISOString()}`;
    }
    case "add-game":
      return addGame(desk, code, second);
    case "launch":
    case "open": {
      const player = await findSignedIn(database, second);
      if (player === undefined) {
        throw new PlainSentence(`${second} is not signed in, or has no wallet.`);
      }
      const launch = { provider: code, gameCode: third, ...player };
      if (word === "launch") return desk.launch(launch);
      const { playerRef, token } = await desk.open(launch);
      return `user ${playerRef}\ntoken ${token}`;
    }
    default:
      throw new PlainSentence(usage);
  }
}

/** Ours is a secret that both sides know; a hub has a key of its own, and shows us its public half. */
async function addKey(desk: Desk, provider: string, keyId: string, file: string): Promise<string> {
  const isPublic = file !== "";
  const secret = isPublic ? readPublicKey(await readFile(file, "utf8")) : randomBytes(32);
  await desk.addKey({ provider, keyId, secret, validFrom: systemClock(), validUntil: null });
  return isPublic ? `${keyId} is known` : Buffer.from(secret).toString("base64url");
}

/** The description is read as it stands: the table refuses what it does not know. */
async function addGame(desk: Desk, provider: string, file: string): Promise<string> {
  const described = JSON.parse(await readFile(file, "utf8")) as Omit<NewListedGame, "provider">;
  await desk.addGame({ ...described, provider });
  return `${described.game} is listed; content that names it shows it`;
}

/** The database says what it refuses: a code that is taken, a maker that nobody knows, a game that is none. */
function refusedBy(cause: unknown): unknown {
  const { code, detail } = cause as { code?: string; detail?: string };
  if (code?.startsWith("23") !== true) return cause;
  return new PlainSentence(`Nothing was changed: ${detail ?? (cause as Error).message}`);
}

await answer(() =>
  withHouse("croupier providers", async ({ database, keyring }) => {
    const desk = createProviderDesk({ database, clock: systemClock, vault: openVault(keyring) });
    return act({ desk, database }, process.argv.slice(2)).catch((cause: unknown) => {
      throw refusedBy(cause);
    });
  }),
);

// Connects a provider of games: node tools/providers/main.ts add|add-hub|add-key|launch …
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { connect } from "@croupier/database";
import { systemClock } from "@croupier/kit/time";
import { createProviderDesk, readPublicKey, type NewListedGame } from "@croupier/providers";
import { readConfig } from "../../apps/server/src/config.ts";
import { openVault } from "../../apps/server/src/provider-vault.ts";
import { findSignedIn } from "./find-signed-in.ts";

const usage = `add CODE "NAME"                a provider: small letters, with _ between words
add-hub CODE "NAME"            the same, for one that speaks the dialect of Hub88
add-key CODE KEY_ID            a key from now on; its secret is printed, once
add-key CODE KEY_ID FILE       for a hub: its own public key, in a PEM file
end-key CODE KEY_ID            the key ends in an hour
add-game CODE FILE             lists a game, described in a JSON file
launch CODE PLAYER_ID GAME     a launch token for a player who is signed in
open CODE PLAYER_ID GAME       for a hub: the user and the token of a session that is open`;

const config = readConfig(process.env);
const database = connect({ url: config.database.url, max: 2, name: "croupier providers" });
const desk = createProviderDesk({
  database,
  clock: systemClock,
  vault: openVault(config.keyring),
});

const hour = 3_600_000;

async function act([word, code = "", second = "", third = ""]: readonly string[]): Promise<string> {
  if (code === "" || second === "") return usage;
  switch (word) {
    case "add":
      await desk.addProvider({ code, name: second, spend: "cash_first" });
      return `${second} is known as ${code}`;
    case "add-hub":
      await desk.addProvider({ code, name: second, spend: "cash_first", dialect: "hub" });
      return `${second} is known as ${code}`;
    case "add-key":
      return addKey(code, second, third);
    case "end-key": {
      const until = new Date(systemClock().getTime() + hour);
      const ended = await desk.endKey({ provider: code, keyId: second, until });
      return ended ? `${second} ends at ${until.toISOString()}` : `${code} has no key ${second}`;
    }
    case "add-game":
      return addGame(code, second);
    case "launch":
    case "open": {
      const player = await findSignedIn(database, second);
      if (player === undefined) return `${second} is not signed in, or has no wallet`;
      const launch = { provider: code, gameCode: third, ...player };
      if (word === "launch") return desk.launch(launch);
      const { playerRef, token } = await desk.open(launch);
      return `user ${playerRef}\ntoken ${token}`;
    }
    default:
      return usage;
  }
}

/** Ours is a secret that both sides know; a hub has a key of its own, and shows us its public half. */
async function addKey(provider: string, keyId: string, file: string): Promise<string> {
  const isPublic = file !== "";
  const secret = isPublic ? readPublicKey(await readFile(file, "utf8")) : randomBytes(32);
  await desk.addKey({ provider, keyId, secret, validFrom: systemClock(), validUntil: null });
  return isPublic ? `${keyId} is known` : Buffer.from(secret).toString("base64url");
}

/** The description is read as it stands: the table refuses what it does not know. */
async function addGame(provider: string, file: string): Promise<string> {
  const described = JSON.parse(await readFile(file, "utf8")) as Omit<NewListedGame, "provider">;
  await desk.addGame({ ...described, provider });
  return `${described.game} is listed; content that names it shows it`;
}

try {
  process.stdout.write(`${await act(process.argv.slice(2))}\n`);
} finally {
  await database.close();
}

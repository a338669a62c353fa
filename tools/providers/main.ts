// Connects a provider of games: node tools/providers/main.ts add|add-key|launch …
import { randomBytes } from "node:crypto";
import { connect } from "@croupier/database";
import { systemClock } from "@croupier/kit/time";
import { createProviderDesk } from "@croupier/providers";
import { readConfig } from "../../apps/server/src/config.ts";
import { openVault } from "../../apps/server/src/provider-vault.ts";
import { findSignedIn } from "./find-signed-in.ts";

const usage = `add CODE "NAME"                a provider: small letters, with _ between words
add-key CODE KEY_ID            a key from now on; its secret is printed, once
end-key CODE KEY_ID            the key ends in an hour
launch CODE PLAYER_ID GAME     a launch token for a player who is signed in`;

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
    case "add-key": {
      const secret = randomBytes(32);
      const validFrom = systemClock();
      await desk.addKey({ provider: code, keyId: second, secret, validFrom, validUntil: null });
      return secret.toString("base64url");
    }
    case "end-key": {
      const until = new Date(systemClock().getTime() + hour);
      const ended = await desk.endKey({ provider: code, keyId: second, until });
      return ended ? `${second} ends at ${until.toISOString()}` : `${code} has no key ${second}`;
    }
    case "launch": {
      const player = await findSignedIn(database, second);
      if (player === undefined) return `${second} is not signed in, or has no wallet`;
      return desk.launch({ provider: code, gameCode: third, ...player });
    }
    default:
      return usage;
  }
}

try {
  process.stdout.write(`${await act(process.argv.slice(2))}\n`);
} finally {
  await database.close();
}

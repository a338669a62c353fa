// `npm run reset`: back to a first start. Only the embedded demo is ever emptied.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { removeEmbedded } from "@croupier/database/embedded";
import { answer } from "./answer.ts";
import { PlainSentence } from "./plain-sentence.ts";
import { root } from "../root.ts";

await answer(async () => {
  if (process.env["DATABASE_URL"]) {
    throw new PlainSentence(
      "DATABASE_URL is set, and an outside database is never emptied from here: unset it to reset the embedded demo.",
    );
  }
  await removeEmbedded({ projectDir: root });
  await rm(join(root, ".croupier"), { recursive: true, force: true });
  return "The demo's database, logs and staff logins are gone; npm start makes new ones.";
});

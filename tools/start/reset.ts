// `npm run reset`: back to a first start. Only the embedded demo is ever emptied.
import { rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { removeEmbedded } from "@croupier/database/embedded";
import { isMeantForPeople } from "./meant-for-people.ts";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

try {
  if (process.env["DATABASE_URL"]) {
    process.stderr.write(
      "DATABASE_URL is set: an outside database is never emptied from here. Unset it to reset the embedded demo.\n",
    );
    process.exit(1);
  }
  await removeEmbedded({ projectDir: root });
  await rm(join(root, ".croupier"), { recursive: true, force: true });
  process.stdout.write(
    "The demo's database, logs and staff login are gone; npm start makes new ones.\n",
  );
} catch (cause) {
  process.stderr.write(isMeantForPeople(cause) ? `${cause.message}\n` : `${String(cause)}\n`);
  process.exit(1);
}

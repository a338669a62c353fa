// `npm run restore -- FILE`: puts a backup into an empty database of the same level.
import { resolve } from "node:path";
import { migrate } from "@croupier/database";
import { restore } from "@croupier/database/backup";
import { answer } from "./answer.ts";
import { requireFile, withDatabase } from "./backup-place.ts";
import { deriveSecret, loadKeys } from "./keys.ts";
import { root } from "../root.ts";

await answer(async () => {
  const file = resolve(requireFile("restore"));
  const appPassword = deriveSecret(loadKeys(root, process.env), "database-app-role");
  const done = await withDatabase(root, async (adminUrl) => {
    await migrate({ adminUrl, appPassword });
    return restore({ adminUrl, file });
  });
  return `Restored ${done.rows} rows of ${done.tables} tables, as they were at ${done.madeAt}.`;
});

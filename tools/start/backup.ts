// `npm run backup -- FILE`: everything in the database, as of one moment, in one checked file.
import { resolve } from "node:path";
import { backup } from "@croupier/database/backup";
import { answer } from "./answer.ts";
import { requireFile, withDatabase } from "./backup-place.ts";
import { root } from "../root.ts";

await answer(async () => {
  const file = resolve(requireFile("backup"));
  const made = await withDatabase(root, (adminUrl) => backup({ adminUrl, file }));
  return `Kept ${made.rows} rows of ${made.tables} tables in ${file} (${made.bytes} bytes).`;
});

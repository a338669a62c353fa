import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { describeSchema } from "./describe-schema.ts";
import { generateTypes } from "./generate-types.ts";

export { describeSchema } from "./describe-schema.ts";
export { generateTypes } from "./generate-types.ts";

const makers = {
  "src/schema.gen.ts": generateTypes,
  "schema.snapshot.txt": describeSchema,
};

/** Writes what is derived from the migrations, read from a migrated database at `url`. */
export async function writeGenerated(url: string): Promise<void> {
  for (const [file, make] of Object.entries(makers)) {
    await writeFile(locate(file), await make(url));
  }
}

/** The derived files that no longer say what the migrated database at `url` says. */
export async function findStale(url: string): Promise<string[]> {
  const stale: string[] = [];
  for (const [file, make] of Object.entries(makers)) {
    const written = await readFile(locate(file), "utf8").catch(() => "");
    if (written.replaceAll("\r\n", "\n") !== (await make(url))) stale.push(`database/${file}`);
  }
  return stale;
}

function locate(file: string): string {
  return path.join(import.meta.dirname, "..", file);
}

import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { describeSchema } from "./describe-schema.ts";
import { generateTypes } from "./generate-types.ts";
import { cloneNow } from "./testing-clones.ts";
import { urlOf, withServer } from "./testing-server.ts";
import { ensureTemplate } from "./testing-template.ts";

export { describeSchema } from "./describe-schema.ts";
export { generateTypes } from "./generate-types.ts";

const makers = {
  "src/schema.gen.ts": generateTypes,
  "schema.snapshot.txt": describeSchema,
};

/** Writes what is derived from the migrations, using a server where databases may be made. */
export async function writeGenerated(serverUrl: string): Promise<void> {
  await withMigrated(serverUrl, async (url) => {
    for (const [file, make] of Object.entries(makers)) {
      await writeFile(locate(file), await make(url));
    }
  });
}

/** The derived files that no longer say what the migrations say. */
export async function findStale(serverUrl: string): Promise<string[]> {
  return withMigrated(serverUrl, async (url) => {
    const stale: string[] = [];
    for (const [file, make] of Object.entries(makers)) {
      const written = await readFile(locate(file), "utf8").catch(() => "");
      const fresh = await make(url);
      if (written.replaceAll("\r\n", "\n") !== fresh) stale.push(`database/${file}`);
    }
    return stale;
  });
}

async function withMigrated<T>(serverUrl: string, work: (url: string) => Promise<T>): Promise<T> {
  return withServer(serverUrl, async (server) => {
    const template = await ensureTemplate(server, serverUrl);
    const name = await cloneNow(server, template);
    try {
      return await work(urlOf(serverUrl, { database: name }));
    } finally {
      await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
    }
  });
}

function locate(file: string): string {
  return path.join(import.meta.dirname, "..", file);
}

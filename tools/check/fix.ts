// `npm run fix`: mends what a machine can mend and writes what is generated.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "@croupier/database/embedded";
import { writeGenerated } from "@croupier/database/generate";
import { writeCoverage } from "../coverage/coverage.ts";
import { runCommand } from "../test/lanes.ts";
import { formatArgs, lintArgs } from "./steps.ts";
import { root } from "../root.ts";
import { shedClassesPath, writeShedClasses } from "../operations/write-shed-classes.ts";

async function writeDatabaseTypes(): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), "croupier-fix-"));
  const server = await startEmbedded({ projectDir: root, home });
  try {
    await writeGenerated(server.adminUrl);
  } finally {
    await server.stop();
    await rm(home, { recursive: true, force: true });
  }
}

await writeDatabaseTypes();
await writeCoverage(root);
await writeFile(join(root, shedClassesPath), writeShedClasses());
await runCommand([...lintArgs.slice(0, 2), "--fix"], { cwd: root });
const format = await runCommand(formatArgs, { cwd: root });
console.log(format.output.trim());

import { ConfigurationError, stopOnSignal } from "@croupier/server/shell";
import { buildBackoffice } from "./src/build-backoffice.ts";
import { readBackofficeConfig } from "./src/config.ts";

try {
  const backoffice = await buildBackoffice({ config: readBackofficeConfig(process.env) });
  stopOnSignal(() => backoffice.close());
  await backoffice.listen();
} catch (error) {
  const sentence = error instanceof ConfigurationError ? error.message : (error as Error).stack;
  process.stderr.write(`The back-office did not start.\n${sentence ?? String(error)}\n`);
  process.exit(1);
}

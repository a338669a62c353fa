import { readConfig } from "./src/config.ts";
import { buildServer } from "./src/server.ts";
import { ConfigurationError } from "./src/shell/environment.ts";
import { stopOnSignal } from "./src/shell/graceful-stop.ts";

try {
  const config = readConfig(process.env);
  const server = await buildServer({ config });
  stopOnSignal(() => server.close());
  await server.listen();
} catch (error) {
  const sentence = error instanceof ConfigurationError ? error.message : (error as Error).stack;
  process.stderr.write(`The server did not start.\n${sentence ?? String(error)}\n`);
  process.exit(1);
}

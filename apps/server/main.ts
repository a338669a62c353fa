import { readConfig } from "./src/config.ts";
import { explainStart } from "./src/explain-start.ts";
import { buildServer } from "./src/server.ts";
import { stopOnSignal } from "./src/shell/graceful-stop.ts";

try {
  const server = await buildServer({ config: readConfig(process.env) });
  stopOnSignal(() => server.close());
  // Whatever nobody caught leaves the process in a state nobody knows: it is recorded, what is in
  // flight is finished, and whoever watches over us starts a new one.
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.once(event, (reason: unknown) => {
      void server
        .recordError(reason, event)
        .then(() => server.close())
        .finally(() => process.exit(1));
    });
  }
  await server.listen();
} catch (error) {
  process.stderr.write(`The server did not start. ${explainStart(error)}\n`);
  process.exit(1);
}

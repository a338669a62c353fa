// The real server on one core, with an allowance that one generator cannot exhaust.
import { buildServer, readConfig } from "@croupier/server";
import { tellCpu } from "./cpu.ts";

const config = readConfig(process.env);
const server = await buildServer({
  config: { ...config, pages: { ...config.pages, visitsPerWindow: Number.MAX_SAFE_INTEGER } },
});
const { port } = await server.listen();
process.send?.({ port });
tellCpu();
process.on("disconnect", () => void server.close().finally(() => process.exit(0)));

// Both listeners that face people, in one process of their own; nobody's allowance runs out.
import { buildBackoffice, readBackofficeConfig } from "@croupier/backoffice";
import { buildServer, readConfig } from "@croupier/server";

const plenty = { points: Number.MAX_SAFE_INTEGER, seconds: 60 };
const allowances = {
  poll: plenty,
  read: plenty,
  write: plenty,
  sensitive: plenty,
  play: plenty,
  machine: plenty,
};
const never = { P1: Infinity, P2: Infinity, P3: Infinity };
const pressure = { delayMs: never, inFlight: never, windowMs: 1_000 };
const config = readConfig(process.env);
const pages = { ...config.pages, visitsPerWindow: Number.MAX_SAFE_INTEGER };
const site = await buildServer({ config: { ...config, allowances, pressure, pages } });
const backoffice = await buildBackoffice({
  config: { ...readBackofficeConfig(process.env), allowances, pressure },
  console: "none",
});
const ports = { site: (await site.listen()).port, backoffice: (await backoffice.listen()).port };
process.send?.(ports);
process.on("disconnect", () => {
  void Promise.all([site.close(), backoffice.close()]).finally(() => process.exit(0));
});

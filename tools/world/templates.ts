import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sowCatalogue } from "@croupier/casino";
import { createContent } from "@croupier/content";
import { connect, type Database } from "@croupier/database";
import type { Template } from "@croupier/database/testing";
import { systemClock } from "@croupier/kit/time";
import { hashSources } from "../bundle/stamp.ts";
import { root } from "../root.ts";

const rules = readdirSync(join(root, "games")).map((game) => join("games", game, "rules"));

/** Whatever decides which rows are sown: a change in any of these leads to another template. */
const sources = {
  sown: [
    "database/src",
    "domain/casino/src/catalogue",
    "domain/casino/src/jackpots",
    "domain/content/src/seed",
    "kit/src",
    "tools/world",
    ...rules,
  ],
  demo: ["blocks", "contracts/src", "database/demo", "domain/content/src"],
};

/** Brands and games as a server finds them at any start but the first. */
export const sown: Template = {
  name: "sown",
  fingerprint: () => hashSources(root, sources.sown),
  fill: (appUrl) => during(appUrl, sowFirst),
};

/** The same with the demo's content, its pictures and pages, as `npm start` sows it. */
export const demo: Template = {
  name: "demo",
  fingerprint: () => hashSources(root, [...sources.sown, ...sources.demo]),
  fill: (appUrl) =>
    during(appUrl, async (database) => {
      const content = await sowFirst(database);
      await content.sowDemo(join(root, "database/demo/content"));
    }),
};

async function sowFirst(database: Database) {
  const content = createContent({ database });
  await content.sowBrands();
  await sowCatalogue(database, systemClock);
  return content;
}

async function during(appUrl: string, act: (database: Database) => Promise<unknown>) {
  const database = connect({ url: appUrl, max: 2, name: "croupier test template" });
  try {
    await act(database);
  } finally {
    await database.close();
  }
}

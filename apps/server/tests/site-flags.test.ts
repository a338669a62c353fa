import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import type { Person } from "@croupier/tools/people";
import { sown } from "@croupier/tools/templates";
import { openDesk, type Desk } from "./desk.ts";
import { joined } from "./people.ts";
import { serveOn, type Served } from "./serve.ts";

let fresh: FreshDatabase;
let desk: Desk;
let usual: Served;
let player: Person;

const game = "/casino/originals/instant/lucky-dice";

beforeAll(async () => {
  fresh = await freshDatabase({ template: sown });
  desk = await openDesk(fresh);
  await desk.publish("casino_game_page", {
    common: { gameId: "lucky-dice", category: "originals", subCategory: "instant" },
    en: { slug: "lucky-dice", title: "Lucky Dice", blocks: [] },
  });
  await desk.publish("game_category", {
    common: { games: ["lucky-dice"] },
    en: { slug: "instant", name: "Instant", title: "Decided in a moment" },
  });
  for (const key of ["live-casino", "live-dealer"]) {
    await desk.publish("functional", { common: { key }, en: { title: key, blocks: [] } });
  }
  usual = await serveOn(fresh);
  player = await joined(usual, "flagged-flora");
});
afterAll(async () => {
  await usual.close();
  await fresh.drop();
});

/** The same database, served with these flags; they are as before once `look` is done. */
async function withFlags<Seen>(
  flags: Record<string, unknown>,
  look: (served: Served) => Promise<Seen>,
): Promise<Seen> {
  const admin = new pg.Client({ connectionString: fresh.adminUrl });
  await admin.connect();
  const { rows } = await admin.query<{ flags: object }>("SELECT flags FROM content.brand LIMIT 1");
  await admin.query("UPDATE content.brand SET flags = flags || $1", [flags]);
  const served = await serveOn(fresh);
  try {
    return await look(served);
  } finally {
    await served.close();
    await admin.query("UPDATE content.brand SET flags = $1", [rows[0]?.flags]);
    await admin.end();
  }
}

async function page(served: Served, path: string, cookie = ""): Promise<string> {
  const answer = await fetch(served.url + path, { headers: { "accept-language": "en", cookie } });
  expect(answer.status, path).toBe(200);
  return answer.text();
}

test("[S4.2] practice is offered to players only with casinoLoggedPracticePlayEnabled, to visitors without it", async () => {
  const practice = `href="${game}#quickplay"`;
  for (const path of ["/casino", game]) {
    expect(await page(usual, path), path).toContain(practice);
    expect(await page(usual, path, player.cookie), path).toContain(practice);
  }
  await withFlags({ casinoLoggedPracticePlayEnabled: false }, async (served) => {
    for (const path of ["/casino", game]) {
      expect(await page(served, path), path).toContain(practice);
      expect(await page(served, path, player.cookie), path).not.toContain(practice);
    }
  });
});

test("[S5.7] a page is one of ours by the patterns for visitors or those for players, in which * is a wildcard", async () => {
  const ours = `href="${game}#quickplay"`;
  const elsewhere = `href="${game}?quickplay=true"`;
  const shown = async (served: Served) => {
    const htmls = [await page(served, "/casino"), await page(served, "/casino", player.cookie)];
    return htmls.map((html) => [html.includes(ours), html.includes(elsewhere)]);
  };
  const [own, foreign] = [
    [true, false],
    [false, true],
  ];
  for (const [olympusUnLoggedPages, olympusLoggedPages, said] of [
    [["*"], ["/casino"], [own, foreign]],
    [["/casino", "/casino/slots/*"], ["/casino/*/lucky-*"], [foreign, own]],
  ]) {
    const flags = { olympusUnLoggedPages, olympusLoggedPages };
    expect(await withFlags(flags, shown)).toEqual(said);
  }
});

test("[S3.28] servicesBaseUrl is where pages send their calls, and what their policy lets them reach", async () => {
  const servicesBaseUrl = "https://calls.example";
  const seen = async (served: Served, path: string, cookie = "") => {
    const answer = await fetch(served.url + path, { headers: { cookie } });
    const [, said] = /<html[^>]* data-services="([^"]*)"/.exec(await answer.text()) ?? [];
    const policy = answer.headers.get("content-security-policy") ?? "";
    return { said, reaches: policy.split("; ").find((part) => part.startsWith("connect-src")) };
  };
  const home = { said: undefined, reaches: "connect-src 'self'" };
  expect(await seen(usual, "/casino")).toEqual(home);
  await withFlags({ servicesBaseUrl }, async (served) => {
    const away = { said: servicesBaseUrl, reaches: `connect-src 'self' ${servicesBaseUrl}` };
    expect(await seen(served, "/casino")).toEqual(away);
    expect(await seen(served, "/join")).toEqual(away);
    expect(await seen(served, "/account", player.cookie)).toEqual(away);
  });
  expect(await seen(usual, "/casino")).toEqual(home);
});

test("[S6.2] [S3.28] with isCashierDepositEnabled or isCashierWithdrawalEnabled off no money is taken or given", async () => {
  const money = { amount: "20.00", currency: "USD" };
  const ask = async (served: Served, what: "deposits" | "withdrawals", body: object) => {
    const answer = await fetch(`${served.url}/services/cashier/v1/profiles/${player.id}/${what}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": `flags-${what}-1`,
        cookie: player.cookie,
        origin: served.url,
      },
      body: JSON.stringify({ ...money, ...body }),
    });
    return ((await answer.json()) as { code?: string }).code;
  };
  const both = async (served: Served) => [
    await ask(served, "deposits", { method: "card" }),
    await ask(served, "withdrawals", { method: "CARD" }),
  ];
  expect(await both(usual)).not.toContain("cashier_closed");
  const [deposit] = await withFlags({ isCashierDepositEnabled: false }, both);
  const [, withdrawal] = await withFlags({ isCashierWithdrawalEnabled: false }, both);
  expect([deposit, withdrawal]).toEqual(["cashier_closed", "cashier_closed"]);
});

test("[S2.18] [S9.11] with dynamicCardsEnabled off neither live page is there", async () => {
  const paths = ["/live-casino", "/live-dealer"];
  const statuses = (served: Served) =>
    Promise.all(paths.map(async (path) => (await fetch(served.url + path)).status));
  expect(await statuses(usual)).toEqual([200, 200]);
  await withFlags({ dynamicCardsEnabled: false }, async (served) => {
    expect(await statuses(served)).toEqual([404, 404]);
  });
});

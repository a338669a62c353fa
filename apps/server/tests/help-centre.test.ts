import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import type { Person } from "@croupier/tools/people";
import { sown } from "@croupier/tools/templates";
import { openDesk } from "./desk.ts";
import { joined } from "./people.ts";
import { serveOn, type Served } from "./serve.ts";

let fresh: FreshDatabase;
let served: Served;
let hera: Person;
beforeAll(async () => {
  fresh = await freshDatabase({ template: sown });
  const desk = await openDesk(fresh);
  await desk.publish("functional", {
    common: { key: "help" },
    en: { title: "Help", blocks: [] },
  });
  const section = (slug: string, title: string) =>
    desk.publish("section", { common: {}, en: { slug, title } });
  const money = await section("payments", "Money");
  const fairness = await section("fairness", "Fairness");
  const article = (slug: string, title: string, common: object) =>
    desk.publish("content_page", {
      common: { pageType: "help", section: money, ...common },
      en: { slug, title, description: `About ${title}.`, blocks: [] },
    });
  await article("fees", "What it costs", { position: 1 });
  await article("limits", "What is the most", { position: 2 });
  await article("inside", "For players alone", { gates: { audience: "loggedIn" } });
  await article("complaints", "How to complain", { section: fairness });
  served = await serveOn(fresh);
  hera = await joined(served, "hera");
});
afterAll(async () => {
  await served.close();
  await fresh.drop();
});

async function read(path: string, cookie = ""): Promise<{ status: number; html: string }> {
  const answer = await fetch(served.url + path, { headers: { cookie } });
  const html = await answer.text();
  return { status: answer.status, html };
}

test("[S2.13] an article stands at /help/{section}/{slug} with its section, the others and the way to complain", async () => {
  const { status, html } = await read("/help/payments/fees");
  expect(status).toBe(200);
  expect(html).toMatch(/<h1[^>]*>What it costs<\/h1>/);
  expect(html).toMatch(
    /aria-current="page" href="\/help\/payments\/fees"|href="\/help\/payments\/fees" aria-current="page"/,
  );
  for (const link of ["/help", "/help/payments", "/help/payments/limits", "/help/fairness"]) {
    expect(html).toContain(`href="${link}"`);
  }
  expect(html).toContain('href="/help/fairness/complaints"');
  expect(html).toContain("Did this answer your question?");
});

test("what is closed to a visitor is beside no article and in no section, not even in the data", async () => {
  for (const path of ["/help/payments/fees", "/help/payments", "/help/payments/fees.data"]) {
    expect((await read(path)).html).not.toContain("For players alone");
    expect((await read(path, hera.cookie)).html).toContain("For players alone");
  }
  expect((await read("/help/payments/inside")).status).toBe(404);
});

test("[S1.4] help is searched by itself, below /help: games are not among what is found", async () => {
  const { html } = await read("/help/search-content?searchTerm=complain");
  const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? "";
  const found = [...main.matchAll(/href="(\/[^"?#]+)"/g)].map(([, path = ""]) => path);
  expect(found).toContain("/help/fairness/complaints");
  // Whoever finds nothing writes to us.
  expect(found.filter((path) => !path.startsWith("/help"))).toEqual(["/contact"]);
});

test("[S5.1] the page of the search looks for 3 letters and not for 2", async () => {
  const found = async (term: string) =>
    (await read(`/help/search-content?searchTerm=${term}`)).html.includes("/help/payments/fees");
  expect(await found("co")).toBe(false);
  expect(await found("cos")).toBe(true);
  expect((await read("/help/search-content?searchTerm=co")).html).toContain("at least 3 letters");
});

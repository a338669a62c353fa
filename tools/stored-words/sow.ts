import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import type { World } from "../world/face.ts";
import { hostileMenu, hostilePage, hostileStory } from "./hostile-entries.ts";
import type { Words } from "./words.ts";

const api = "/services/backoffice/v1";

export type Sown = {
  /** Pages of the site and of the console; the mark stands on each that shows the words. */
  readonly site: readonly string[];
  readonly console: readonly string[];
  readonly mark: string;
};

type House = Pick<World, "site" | "backoffice" | "staff">;
type Publish = (kind: string, common: object, en: object) => Promise<string>;

const mark = "zqx";

/** Stores the words as an editor does, signed in by whoever brings the request, and publishes them. */
export async function sowHostileWords(
  house: House,
  request: APIRequestContext,
  payloads: readonly string[],
): Promise<Sown> {
  const words: Words = { mark, payloads, slug: `words-${randomUUID()}` };
  const { slug } = words;
  const publish = await openDesk(house, request, payloads);
  const generic = await publish("content_page", { pageType: "generic" }, hostilePage(words));
  const section = await publish("section", {}, hostileStory(words, { titleMax: 80 }));
  const answer = { ...hostileStory(words), blocks: hostilePage(words).blocks.slice(0, 1) };
  await publish("content_page", { pageType: "help", section }, answer);
  for (const pageType of ["article", "promotion"] as const) {
    const told = { ...hostileStory(words), blocks: hostilePage(words).blocks.slice(-3) };
    await publish("content_page", { pageType, publishedOn: "2026-11-01" }, told);
  }
  const { items, words: itemWords, ...menuWords } = hostileMenu(words);
  const menu = await publish("custom_menu", { items }, { ...menuWords, items: itemWords });
  return {
    mark,
    site: [
      `/pages/${slug}`,
      `/help/${slug}`,
      `/help/${slug}/${slug}`,
      `/help/search-content?searchTerm=${mark}`,
      "/articles",
      `/articles/${slug}`,
      "/promotions",
      `/promotions/${slug}`,
      `/menu-${slug}`,
    ],
    console: [
      `/content?search=${mark}`,
      `/content/${generic}/edit`,
      `/content/${section}`,
      `/content/${menu}`,
      "/audit",
    ],
  };
}

/** What is published there carries hostile comments and a hostile note as well. */
async function openDesk(
  { backoffice, staff }: House,
  request: APIRequestContext,
  [comment = "", note = ""]: readonly string[],
): Promise<Publish> {
  async function send(path: string, data: unknown): Promise<{ id: string }> {
    const headers = { origin: backoffice };
    const answer = await request.post(backoffice + api + path, { data, headers });
    const said = await answer.text();
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${said}`);
    return (said === "" ? {} : JSON.parse(said)) as { id: string };
  }
  await send("/sessions", { login: staff.login, password: staff.password });

  return async (kind, common, en) => {
    const parts = { common, en };
    const { id } = await send("/content/entries", { bucket: "default", kind, parts });
    await send(`/content/entries/${id}/comments`, { part: "en", number: 1, text: comment });
    await send(`/content/entries/${id}/publications`, { note });
    return id;
  };
}

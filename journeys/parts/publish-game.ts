import { expect, type Page } from "@playwright/test";
import { openConsole } from "./staff-sign-in.ts";
import type { World } from "@croupier/tools/world";

/** A game page as an editor makes one, shown to everybody; answers where it stands. */
export async function publishGame(desk: Page, world: World, title: string): Promise<string> {
  await openConsole(desk, world, "/content?search=home");
  const slug = title.toLowerCase().replaceAll(" ", "-");
  const post = async (path: string, data: object) => {
    const address = `${world.backoffice}/services/backoffice/v1/content/entries${path}`;
    const headers = { origin: world.backoffice };
    return desk.request.post(address, { data, headers });
  };
  const made = await post("", {
    bucket: "default",
    kind: "casino_game_page",
    parts: {
      common: { gameId: slug, category: "slots", subCategory: "video" },
      en: { title, slug, blocks: [] },
    },
  });
  expect([made.status(), await made.text()]).toEqual([201, expect.any(String)]);
  const { id } = (await made.json()) as { id: string };
  const shown = await post(`/${id}/publications`, {});
  expect([shown.status(), await shown.text()]).toEqual([204, ""]);
  return `/casino/slots/video/${slug}`;
}

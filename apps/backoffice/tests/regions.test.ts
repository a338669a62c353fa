import { desk, type EntryKind } from "@croupier/contracts";
import { uuidv7 } from "@croupier/kit/ids";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackofficeWorld, type BackofficeWorld } from "./backoffice-world.ts";

let world: BackofficeWorld;
let cookie: string;
beforeAll(async () => {
  world = await openBackofficeWorld();
  cookie = await world.signIn();
});
afterAll(() => world.leave());

const stranger = {
  audience: "loggedOut",
  place: null,
  device: "Desktop",
  language: "en",
  moment: null,
};

async function make(kind: EntryKind, parts: Record<string, Record<string, unknown>>) {
  const { content } = world.backoffice.services;
  const [entryId, by] = [uuidv7(), "zoe"];
  const made = await content.createEntry({ entryId, bucket: "default", kind, parts, by });
  const shown = made.ok && (await content.publish({ entryId, by }));
  expect(shown).toMatchObject({ ok: true });
  return entryId;
}

const ask = (body: object = {}) =>
  world.call("POST", desk.regions.path, {
    cookie,
    body: { bucket: "default", onlooker: stranger, ...body },
  });

test("what stands around every page is told with the entry it is written in, seen or not", async () => {
  const heading = { type: "heading", props: { id: "h", text: "Play calmly", level: 2 } };
  const forPlayers = await make("content_block", {
    common: { region: "footer", gates: { audience: "loggedIn" } },
    en: { blocks: [heading] },
  });
  const menu = await make("custom_menu", {
    common: { region: "footer", items: [{ id: "a", position: 0, link: "/help" }] },
    en: { title: "Foot of the page", items: { a: { text: "Help" } } },
  });
  await make("content_block", { common: {}, en: { blocks: [heading] } });
  const draft = uuidv7();
  await world.backoffice.services.content.createEntry({
    entryId: draft,
    bucket: "default",
    kind: "content_block",
    parts: { common: { region: "header" }, en: { blocks: [heading] } },
    by: "zoe",
  });

  const expected = [
    {
      id: menu,
      kind: "custom_menu",
      region: "footer",
      title: "Foot of the page",
      blocks: [],
      itemCount: 1,
      isSeen: true,
    },
    {
      id: forPlayers,
      kind: "content_block",
      region: "footer",
      title: null,
      blocks: [heading],
      itemCount: 0,
      isSeen: false,
    },
  ];
  expect((await ask()).json).toEqual({ items: expected });
  const signedIn = await ask({ onlooker: { ...stranger, audience: "loggedIn" } });
  expect(signedIn.json.items.map(({ isSeen }: { isSeen: boolean }) => isSeen)).toEqual([
    true,
    true,
  ]);
  // A language that is not written yet shows what visitors would read in its place.
  const german = await ask({ onlooker: { ...stranger, language: "de" } });
  expect(german.json.items[1].blocks).toEqual([heading]);
});

test("a bucket or a language there is none of is refused", async () => {
  expect((await ask({ bucket: "heron" })).status).toBe(404);
  const foreign = await ask({ onlooker: { ...stranger, language: "fr" } });
  expect(foreign.json.code).toBe("language_not_offered");
});

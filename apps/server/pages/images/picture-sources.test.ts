import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { StoredMedia } from "@croupier/content";
import { mediaPath } from "@croupier/kit/media-path";
import { createBuildSources, createMediaSources } from "./picture-sources.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "croupier-picture-sources-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("of the built site only pictures are there, and only those of the start", async () => {
  mkdirSync(join(folder, "build/assets"), { recursive: true });
  mkdirSync(join(folder, "build/brands"));
  writeFileSync(join(folder, "build/assets/hero-AbC.webp"), "hero");
  writeFileSync(join(folder, "build/assets/entry.js"), "code");
  writeFileSync(join(folder, "build/brands/icon.svg"), "icon");
  writeFileSync(join(folder, "secret.png"), "secret");
  const find = createBuildSources(join(folder, "build/"));
  writeFileSync(join(folder, "build/assets/late.webp"), "late");

  const hero = await find("/assets/hero-AbC.webp");
  expect(hero).toMatchObject({ mime: "image/webp", isFixed: true });
  expect((await hero?.read())?.toString()).toBe("hero");
  expect(await find("/brands/icon.svg")).toMatchObject({ mime: "image/svg+xml", isFixed: false });
  for (const path of "/assets/entry.js /assets/late.webp /../secret.png /secret.png /assets".split(
    " ",
  )) {
    expect([path, await find(path)]).toEqual([path, undefined]);
  }
  rmSync(join(folder, "build/assets"), { recursive: true });
  expect(await hero?.read()).toBeUndefined();
});

test("an upload is looked up once in a moment, and at once when the address names other bytes", async () => {
  const id = "0199f0a0-0000-7000-8000-000000000000";
  const means = { now: 0, looks: 0, sha256: "a".repeat(64), gone: false };
  const find = createMediaSources({
    now: () => means.now,
    content: {
      async readMedia() {
        means.looks += 1;
        // Only what the source reads of it.
        return means.gone
          ? undefined
          : ({ sha256: means.sha256, mime: "image/webp" } as StoredMedia);
      },
      readMediaFile: async () => Buffer.from("bytes"),
    },
  });
  const pathOf = (sha256: string) => mediaPath({ id, name: "River", mime: "image/webp", sha256 });
  for (let time = 0; time < 3; time += 1) {
    expect(await find(pathOf("a".repeat(64)))).toMatchObject({ isFixed: true });
  }
  expect(means.looks).toBe(1);

  means.sha256 = "b".repeat(64);
  expect(await find(pathOf("b".repeat(64)))).toMatchObject({ isFixed: true });
  expect(means.looks).toBe(2);
  // Whoever still holds a page of before sees the picture of now, and keeps it for no time.
  const stale = await find(pathOf("a".repeat(64)));
  expect(stale).toMatchObject({ sha256: "b".repeat(64), isFixed: false });
  expect(await find(`/media/${id}/river.webp`)).toMatchObject({ isFixed: false });

  means.gone = true;
  means.now = 60_000;
  expect(await find(pathOf("b".repeat(64)))).toBeUndefined();
  expect(await find("/media/../etc/passwd")).toBeUndefined();
});

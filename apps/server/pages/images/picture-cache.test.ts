import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openPictureCache } from "./picture-cache.ts";

let folder: string;
let errors: unknown[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "croupier-picture-cache-"));
  errors = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const nameOf = (digit: string) => `${digit.repeat(64)}-w640-q75.webp`;
const open = (bytesMax: number, at = folder) =>
  openPictureCache({ folder: at, bytesMax, onError: (error) => errors.push(error) });

test("what was put is found, also by the next process", async () => {
  const cache = await open(1_000);
  await cache.put(nameOf("a"), Buffer.from("picture"));
  expect((await cache.get(nameOf("a")))?.toString()).toBe("picture");
  const next = await open(1_000);
  expect(next.state()).toEqual({ bytes: 7, pictures: 1 });
  expect((await next.get(nameOf("a")))?.toString()).toBe("picture");
});

test("it stays within its bytes, and the least used goes first", async () => {
  const cache = await open(100);
  for (const digit of "abc") await cache.put(nameOf(digit), Buffer.alloc(40));
  expect(cache.state()).toEqual({ bytes: 80, pictures: 2 });
  expect(await cache.get(nameOf("a"))).toBeUndefined();
  await cache.get(nameOf("b"));
  await cache.put(nameOf("d"), Buffer.alloc(40));
  expect(readdirSync(folder).sort()).toEqual([nameOf("b"), nameOf("d")]);
});

test("a start with less room makes room, and leaves files alone that are not its own", async () => {
  const before = await open(1_000);
  for (const digit of "abc") await before.put(nameOf(digit), Buffer.alloc(40));
  writeFileSync(join(folder, "letter.txt"), "not a picture");
  writeFileSync(join(folder, "draft-of-a-process-that-died"), "half a pic");
  const after = await open(50);
  expect(after.state()).toEqual({ bytes: 40, pictures: 1 });
  expect(readdirSync(folder).sort()).toEqual([nameOf("c"), "letter.txt"]);
});

test("a file that is empty, or gone, is no picture", async () => {
  const cache = await open(1_000);
  writeFileSync(join(folder, nameOf("e")), "");
  expect(await cache.get(nameOf("e"))).toBeUndefined();
  await cache.put(nameOf("f"), Buffer.from("x"));
  rmSync(join(folder, nameOf("f")));
  expect(await cache.get(nameOf("f"))).toBeUndefined();
  expect(cache.state()).toEqual({ bytes: 0, pictures: 0 });
});

test("without a folder nothing is kept, nothing breaks, and somebody hears of it", async () => {
  writeFileSync(join(folder, "a-file"), "");
  const cache = await open(1_000, join(folder, "a-file", "pictures"));
  await cache.put(nameOf("a"), Buffer.from("picture"));
  expect(await cache.get(nameOf("a"))).toBeUndefined();
  expect(errors).toHaveLength(2);
});

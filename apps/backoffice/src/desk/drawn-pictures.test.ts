import { ok, refuse } from "@croupier/kit/result";
import { expect, test } from "vitest";
import { createDrawnPictures } from "./drawn-pictures.ts";

function count(bytesMax = 100) {
  const pictures = createDrawnPictures({ bytesMax });
  const drawn: string[] = [];
  const ask = (name: string, size = 10) =>
    pictures.find(name, async () => {
      drawn.push(name);
      return ok(Buffer.alloc(size));
    });
  return { pictures, drawn, ask };
}

test("each picture is drawn once, however many ask for it at the same moment", async () => {
  const { drawn, ask } = count();
  await Promise.all([ask("one"), ask("one"), ask("two"), ask("one")]);
  await ask("one");
  expect(drawn).toEqual(["one", "two"]);
});

test("the least used leaves first", async () => {
  const { drawn, ask } = count(30);
  for (const name of ["a", "b", "c", "a", "d", "a", "b"]) await ask(name);
  expect(drawn).toEqual(["a", "b", "c", "d", "b"]);
});

test("a refusal and a fault are not kept", async () => {
  const { pictures, drawn, ask } = count();
  const refused = await pictures.find("one", async () => refuse({ code: "media_unreadable" }));
  expect(refused.ok).toBe(false);
  const broken = pictures.find("two", () => Promise.reject(new Error("no database")));
  await expect(broken).rejects.toThrow("no database");
  await ask("one");
  await ask("two");
  expect(drawn).toEqual(["one", "two"]);
});

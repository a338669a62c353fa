import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { bytesOf, renamePictures, splitPictures } from "./split-pictures.ts";

const bytes = Buffer.from([0, 1, 2, 254, 255]);
const sha256 = createHash("sha256").update(bytes).digest("hex");
const file = (media: unknown) => ({ format: "croupier-content" as const, schemaVersion: 2, media });

test("a picture leaves its hash in the file, and its bytes come back as they were", async () => {
  const facts = { id: "one", name: "Water" };
  const whole = file([
    { ...facts, bytes: bytes.toString("base64") },
    { ...facts, id: "two", bytes: bytes.toString("base64") },
  ]);
  const { light, pictures } = await splitPictures(whole);
  expect(light).toEqual(
    file([
      { ...facts, sha256 },
      { ...facts, id: "two", sha256 },
    ]),
  );
  expect([...pictures.keys()]).toEqual([sha256]);
  expect(bytesOf(pictures.get(sha256) ?? "")).toEqual(new Uint8Array(bytes));
});

test.each([[undefined], ["none"], [[null, "x", { bytes: "not base64!" }, { sha256 }]]])(
  "what is no picture of ours stays as it is: %j",
  async (media) => {
    expect((await splitPictures(file(media))).light).toEqual(file(media));
  },
);

test("what the server keeps under another hash is named by that one", () => {
  const before = file([{ id: "one", sha256: "a" }, { id: "two", sha256: "b" }, null]);
  expect(renamePictures(before, new Map([["a", "c"]]))).toEqual(
    file([{ id: "one", sha256: "c" }, { id: "two", sha256: "b" }, null]),
  );
});

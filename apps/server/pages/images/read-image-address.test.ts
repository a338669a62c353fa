import fc from "fast-check";
import { expect, test } from "vitest";
import { imageQualities, imageUrl, imageWidths } from "@croupier/kit/image-url";
import { mediaPath } from "@croupier/kit/media-path";
import { imagesRoot, readImageAddress } from "./read-image-address.ts";

const read = (url: string) => readImageAddress(url.slice(imagesRoot.length));
const id = "0199f0a0-0000-7000-8000-000000000000";

test("[S9.12] what pages write is read back: width, quality (75 if not said) and the path", () => {
  const path = mediaPath({ id, name: "Dusk", mime: "image/webp", sha256: "ab".repeat(32) });
  expect(imageUrl({ path, width: 640 })).toBe(
    `/assets/_next/static/images/w640/q75/${encodeURIComponent(path)}`,
  );
  expect(read(imageUrl({ path, width: 640 }))).toEqual({
    ok: true,
    value: { width: 640, quality: 75, path },
  });
  expect(imageWidths.length).toBeLessThanOrEqual(16);
  expect(imageQualities.length).toBeLessThanOrEqual(5);
  for (const width of imageWidths) {
    for (const quality of imageQualities) {
      expect(read(imageUrl({ path, width, quality }))).toMatchObject({ value: { width, quality } });
    }
  }
});

const good = encodeURIComponent(`/media/${id}/river.webp`);
test.each([
  ["no path", "w640/q75/"],
  ["another width", `w641/q75/${good}`],
  ["a width in another spelling", `w0640/q75/${good}`],
  ["a width of many digits", `w${"9".repeat(400)}/q75/${good}`],
  ["a negative width", `w-640/q75/${good}`],
  ["another quality", `w640/q74/${good}`],
  ["a quality of nothing", `w640/q/${good}`],
  ["a path in parts", `w640/q75/media/${id}/river.webp`],
  ["a question", `w640/q75/${good}?x=1`],
  ["two encodings", `w640/q75/${encodeURIComponent(good)}`],
  ["a broken encoding", "w640/q75/%2Fmedia%2"],
  ["bytes that are no text", "w640/q75/%ff%fe"],
  ["a NUL", `w640/q75/${good}%00.png`],
  ["steps up", "w640/q75/..%2F..%2F..%2Fetc%2Fpasswd"],
  ["steps up that are encoded twice", "w640/q75/%252e%252e%252fetc%252fpasswd"],
  ["steps up with backslashes", String.raw`w640/q75/..\..\windows\win.ini`],
  ["steps up in the middle", `w640/q75/${encodeURIComponent("/brands/../../../package.json")}`],
  ["another machine", `w640/q75/${encodeURIComponent("http://169.254.169.254/latest")}`],
  ["another machine without a scheme", `w640/q75/${encodeURIComponent("//evil.test/a.png")}`],
  ["a file address", `w640/q75/${encodeURIComponent("file:///etc/passwd")}`],
  ["data", `w640/q75/${encodeURIComponent("data:image/svg+xml,<svg/>")}`],
  ["a very long path", `w640/q75/${encodeURIComponent(`/media/${"a".repeat(5_000)}`)}`],
])("%s is refused with a reason", (_name, sent) => {
  expect(readImageAddress(sent)).toMatchObject({ ok: false, refusal: { code: "image_address" } });
});

test("whatever is sent, a path that is taken is plain", () => {
  const piece = fc.constantFrom(
    ..."/ .. . % %2f %2e %25 \\ : @ # ? media brands w640 q75 a.png".split(" "),
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 3 }))), (pieces) => {
      for (const sent of [pieces.join(""), `w640/q75/${pieces.join("")}`]) {
        const read = readImageAddress(sent);
        if (read.ok) expect(read.value.path).toMatch(/^(\/[a-zA-Z0-9][\w.-]*)+$/);
        if (read.ok) expect(read.value.path).not.toContain("..");
      }
    }),
  );
});

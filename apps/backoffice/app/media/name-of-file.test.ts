import * as fc from "fast-check";
import { expect, test } from "vitest";
import { nameOfFile, spellFolder } from "./name-of-file.ts";

test.each([
  ["river.jpg", "river"],
  ["IMG_2041 - river.final.JPG", "IMG 2041 river final"],
  [".png", "Picture"],
  ["no extension", "no extension"],
])("%j is called %j", (file, name) => {
  expect(nameOfFile(file)).toBe(name);
});

test.each([
  ["Slides / Home page", "slides/home-page"],
  ["/Über uns//", "uber-uns"],
  ["  ", ""],
])("%j is the folder %j", (typed, folder) => {
  expect(spellFolder(typed)).toBe(folder);
});

test("whatever is typed, a folder has only small letters, digits, dashes and single slashes", () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const folder = spellFolder(typed);
      expect(folder).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/(?!$)|$))*$/);
      expect(spellFolder(folder)).toBe(folder);
    }),
  );
});

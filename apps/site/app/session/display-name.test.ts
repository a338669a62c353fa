import { expect, it } from "vitest";

import { displayName } from "./display-name.ts";

const mara = {
  firstName: "Mara",
  lastName: "Lindqvist",
  nickname: "heron",
  email: "mara@visby.example",
};

it("[S3.1] a player is called by first plus last name", () => {
  expect(displayName(mara)).toBe("Mara Lindqvist");
});

it("[S3.1] a player without names is called by nickname, and without one by e-mail", () => {
  const nameless = { ...mara, firstName: null, lastName: null };
  expect(displayName(nameless)).toBe("heron");
  expect(displayName({ ...nameless, nickname: null })).toBe("mara@visby.example");
});

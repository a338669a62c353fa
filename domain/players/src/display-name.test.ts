import { expect, test } from "vitest";
import { displayName } from "./display-name.ts";

const alice = {
  firstName: "Alice",
  lastName: "Martina",
  nickname: "kingbird",
  email: "alice@example.com",
};

test.each([
  [{}, "Alice Martina"],
  [{ lastName: null }, "kingbird"],
  [{ firstName: " " }, "kingbird"],
  [{ firstName: null, lastName: null }, "kingbird"],
  [{ firstName: null, nickname: null }, "alice@example.com"],
  [{ firstName: "", lastName: "", nickname: "" }, "alice@example.com"],
])("[S3.1] changed by %j she is called %s", (change, name) => {
  expect(displayName({ ...alice, ...change })).toBe(name);
});

import { isUuid, uuidv7 } from "@croupier/kit/ids";
import { expect, test } from "vitest";
import { demoGrantId } from "./demo-grant-id.ts";

test("a player's grant has one id, another player's has another", () => {
  const [alice, bob] = [uuidv7(), uuidv7()];
  expect(demoGrantId(alice)).toBe(demoGrantId(alice));
  expect(demoGrantId(alice)).not.toBe(demoGrantId(bob));
});

test("it is a version 8 UUID that keeps the time of the player's id", () => {
  const playerId = "01932b1c-7a2e-7cc3-98c4-dc0c0c07398f";
  expect(isUuid(demoGrantId(playerId))).toBe(true);
  expect(demoGrantId(playerId)).toMatch(/^01932b1c-7a2e-8/);
});

import { expect, test } from "vitest";
import { readFrameAddress } from "./frame-address.ts";

const at = (hash: string) =>
  readFrameAddress({ pathname: "/lucky-dice", search: "?lang=de", hash }).launch;

test("an address says which game, in which language, and bears the token of a launch", () => {
  const address = { pathname: "/lucky-dice", search: "?lang=de", hash: "#launch=once" };
  expect(readFrameAddress(address)).toEqual({
    code: "lucky-dice",
    language: "de",
    launch: { mode: "real", token: "once" },
  });
});

test.each([
  ["#practice&may=autoplay.turbo&round=2500", { may: ["autoplay", "turbo"], roundMsMin: 2_500 }],
  ["#practice&may=&round=5000", { may: [""], roundMsMin: 5_000 }],
  ["#practice&may=buy", { may: ["buy"], roundMsMin: 0 }],
  ["#practice", undefined],
])("a practice goes the way its address says: %s", (hash, way) => {
  expect(at(hash)).toEqual({ mode: "practice", way });
});

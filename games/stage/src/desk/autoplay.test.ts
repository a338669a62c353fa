import { expect, test } from "vitest";
import { afterRound, mayLose, type Autoplay } from "./autoplay.ts";

const auto: Autoplay = {
  rounds: 10,
  left: 10,
  net: "0",
  lossMost: "5.00",
  winAbove: "20.00",
  stopsAtFeature: true,
};
const lost = { payout: "0.00", net: "-1.00", hadFeature: false, currency: "USD" };

test.each([
  ["goes on behind a round that lost", auto, lost, { ...auto, left: 9, net: "-1.00" }],
  ["is over behind its last round", { ...auto, left: 1 }, lost, "done"],
  ["stops at a win above what was set", auto, { ...lost, payout: "20.01", net: "19.01" }, "win"],
  ["goes on at a win of just that", auto, { ...lost, payout: "20.00", net: "19.00" }, { left: 9 }],
  ["stops where a feature began", auto, { ...lost, hadFeature: true }, "feature"],
  [
    "goes on where nobody minds features",
    { ...auto, stopsAtFeature: false },
    { ...lost, hadFeature: true },
    { left: 9 },
  ],
] as const)("autoplay %s", (_, before, played, after) => {
  const answer = afterRound(before, played);
  if (typeof after === "string") expect(answer).toBe(after);
  else expect(answer).toMatchObject(after);
});

test.each([
  ["-4.00", "1.00", true],
  ["-4.01", "1.00", false],
  ["3.00", "8.00", true],
  ["3.00", "8.01", false],
])("at %s a stake of %s may be lost under a limit of 5: %s", (net, stake, may) => {
  expect(mayLose({ net, lossMost: "5.00" }, { stake, currency: "USD" })).toBe(may);
});

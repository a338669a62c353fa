import { expect, test } from "vitest";
import { roundsToWin } from "./rounds-to-win.ts";

test("twice the stake needs half as many rounds, and never less than one", () => {
  const pot = { seed: "500.00", dropsBy: "5000.00", contribution: 0.005 };
  expect(roundsToWin(pot, "1.00")).toBe(450_000);
  expect(roundsToWin(pot, "2.00")).toBe(225_000);
  expect(roundsToWin({ ...pot, dropsBy: "500.01" }, "100.00")).toBe(1);
});

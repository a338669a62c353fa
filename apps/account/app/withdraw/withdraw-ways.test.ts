import type { MethodGroupCode, WithdrawalMethodOffer } from "@croupier/contracts";
import { getAsset } from "@croupier/kit/money";
import { expect, it } from "vitest";

import { withdrawWays } from "./withdraw-ways.ts";

const card: WithdrawalMethodOffer = {
  code: "CARD",
  minimum: "10.00",
  maximum: "5000.00",
  currency: getAsset("USD"),
  fee: "0.00",
  hours: 1,
  destinations: [],
  needsDestination: false,
};
const ways = (codes: readonly MethodGroupCode[], linkedAccountCount: number) =>
  withdrawWays({
    groups: codes.map((code) => ({ code })),
    methods: [card],
    linkedAccountCount,
  });

it.each<[MethodGroupCode[], number, "open" | "linkFirst" | undefined]>([
  [["CBT"], 1, "open"],
  [["CBT", "TTP"], 3, "open"],
  [["CBT"], 0, "linkFirst"],
  [["TTP", "CARD"], 1, undefined],
  [[], 1, undefined],
])("[S5.6] with the groups %j and %d linked accounts the bank is %s", (codes, count, bank) => {
  expect(ways(codes, count).bank).toBe(bank);
});

it.each<[MethodGroupCode[], boolean]>([
  [["TTP"], true],
  [["CBT", "CARD"], false],
])("[S5.6] with the groups %j a transfer to a player is offered: %s", (codes, offered) => {
  expect(ways(codes, 1).transfer).toBe(offered);
});

it("the card is offered where routing and the offer both have it", () => {
  expect(ways(["CARD"], 0).card).toBe(card);
  expect(ways(["CBT"], 0).card).toBeUndefined();
  const nothing = withdrawWays({ groups: [{ code: "CARD" }], methods: [], linkedAccountCount: 0 });
  expect(nothing.card).toBeUndefined();
});

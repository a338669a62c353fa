import { getAsset } from "@croupier/kit/money";
import { expect, test } from "vitest";
import { tellAlone } from "./alone-words.ts";

const usd = { amount: "500.00", currency: getAsset("USD") };
const jpy = { amount: "75000", currency: getAsset("JPY") };

test.each([
  [[], { isOn: false, words: "Auto-approve off", inFull: undefined }],
  [[usd], { isOn: true, words: "Auto-approve on, up to 500.00 USD", inFull: undefined }],
  [
    [usd, jpy],
    {
      isOn: true,
      words: "Auto-approve on, up to 500.00 USD",
      inFull: "Up to 500.00 USD, 75,000 JPY",
    },
  ],
])("of %j it says %j", (passesAlone, told) => {
  expect(tellAlone({ passesAlone })).toEqual(told);
});

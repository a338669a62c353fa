import { getAsset } from "@croupier/kit/money";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import type { Words } from "../language/open-words.ts";
import { WordsContext } from "../language/Words.context.tsx";
import { AmountField } from "./AmountField.tsx";
import { MoneyForm } from "./MoneyForm.tsx";
import { OwedFirst } from "./OwedFirst.tsx";
import { PressWords } from "./PressWords.tsx";
import { Summary } from "./Summary.tsx";

/** No word is known, so each text stands there as its key. */
const words: Words = { locale: "de", texts: {} as Words["texts"], bring: () => Promise.resolve() };

function draw(part: React.ReactNode): string {
  return renderToStaticMarkup(<WordsContext value={words}>{part}</WordsContext>);
}

const field = {
  currency: "EUR",
  minimum: "10.00",
  maximum: "500.00",
  typed: "20,00",
  amount: "20.00",
  onType: () => {},
  error: undefined,
};

test("how much it may be stands below the field, and the pressed amount is the one that was typed", () => {
  const drawn = draw(<AmountField {...field} quick={["20.00", "50.00"]} />);
  expect(drawn).toContain('value="20,00"');
  expect(drawn.match(/aria-pressed="true"/g)).toHaveLength(1);
  expect(drawn.match(/aria-pressed="false"/g)).toHaveLength(1);
  expect(drawn).toContain("€10.00");
  expect(drawn).toContain("€500.00");
  expect(drawn).not.toContain("aria-invalid");
});

test("what is wrong is tied to the field, and where nothing can be pressed no group is announced", () => {
  const drawn = draw(<AmountField {...field} error="too much" />);
  expect(drawn).toContain('aria-invalid="true"');
  expect(drawn).toContain("too much");
  expect(drawn).not.toContain("<fieldset");
});

test("what is wrong is said once more where the press is, and heard once", () => {
  const form = { summary: "", pay: "", onSubmit: () => {}, children: "" };
  expect(draw(<MoneyForm {...form} wrong="At least" />)).toMatch(
    /<p[^>]*aria-hidden="true">At least/,
  );
  expect(draw(<MoneyForm {...form} />)).not.toContain("<p");
});

test("a summary says each line once, the name before what it comes to", () => {
  const drawn = draw(
    <Summary
      lines={[
        ["Fee", "1,00"],
        ["You pay", "21,00"],
      ]}
    />,
  );
  expect(drawn).toContain("<dt>Fee</dt><dd>1,00</dd>");
  expect(drawn).toContain("<dt>You pay</dt><dd>21,00</dd>");
  expect(drawn).toContain("deposit.summary");
});

test("a button says how much, and where no amount can be read it does not end in a colon", () => {
  const pressed = (amount: string) =>
    draw(<PressWords bare="Einzahlen" before="Einzahlen:" amount={amount} currency="EUR" />);
  expect(pressed("20.00")).toContain("Einzahlen: ");
  expect(pressed("20.00")).toContain("€20.00");
  expect(pressed("")).toBe("Einzahlen");
  const words = { bare: "Deposit", before: "Deposit", after: "instead", currency: "USD" };
  expect(draw(<PressWords {...words} amount="40.00" />)).toMatch(/Deposit .*\$40\.00<.* instead/);
});

test("what is owed is said with how much it is, why nothing leaves, and the way that helps", () => {
  const drawn = draw(<OwedFirst owed={{ amount: "70.00", currency: getAsset("USD") }} />);
  expect(drawn).toMatch(/cashier\.owed\.title.*\$70\.00/);
  expect(drawn).toContain("cashier.owed.text");
  expect(drawn).toContain('href="/account/cashier/deposit"');
});

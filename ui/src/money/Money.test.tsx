import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FormatProvider } from "../format/FormatProvider.tsx";
import { Money } from "./Money.tsx";

test("[S5.10] an amount that is missing or no number prints nothing", () => {
  for (const amount of [undefined, null, "", "soon", Number.NaN]) {
    expect(renderToStaticMarkup(<Money amount={amount} currency="USD" />)).toBe("");
  }
});

test("an amount speaks the language of the page", () => {
  const german = renderToStaticMarkup(
    <FormatProvider locale="de" timeZone="UTC">
      <Money amount="1284.50" currency="EUR" />
    </FormatProvider>,
  );
  expect(german).toContain("1.284,50 €");
});

test("colour follows the sign, and nothing at all is neither in nor out", () => {
  const html = (amount: string) =>
    renderToStaticMarkup(<Money amount={amount} currency="EUR" tone="inOut" />);
  expect(html("-0.01")).toContain("Money--out");
  expect(html("0.01")).toContain("Money--in");
  expect(html("0.00")).toContain("Money--plain");
  expect(html("0e5")).toContain("Money--plain");
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextInput } from "./TextInput.tsx";

test("the error takes the place of the help and is tied to the input", () => {
  const html = renderToStaticMarkup(
    <TextInput id="phone" label="Phone" help="With country code" error="One digit is missing" />,
  );
  expect(html).toContain('<label class="_Field-label');
  expect(html).toContain('for="phone"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('aria-describedby="phone-message"');
  expect(html).toContain("One digit is missing");
  expect(html).not.toContain("With country code");
});

test("without a message nothing is described", () => {
  const html = renderToStaticMarkup(<TextInput label="Nickname" />);
  expect(html).not.toContain("aria-describedby");
  expect(html).not.toContain("aria-invalid");
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FormatProvider } from "../format/FormatProvider.tsx";
import { Time } from "./Time.tsx";

test("a moment is printed in the reader's language and zone, and exactly for machines", () => {
  const html = renderToStaticMarkup(
    <FormatProvider locale="de" timeZone="Europe/Stockholm">
      <Time at="2026-11-18T23:30:00Z" />
    </FormatProvider>,
  );
  expect(html).toBe('<time dateTime="2026-11-18T23:30:00Z">19.11.2026, 00:30</time>');
});

test("what is no moment prints nothing", () => {
  expect(renderToStaticMarkup(<Time at="soon" />)).toBe("");
});

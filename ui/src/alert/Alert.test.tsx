import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Alert } from "./Alert.tsx";

test("only what answers the player at once interrupts those who listen", () => {
  expect(renderToStaticMarkup(<Alert title="Told" />)).not.toContain("role=");
  expect(renderToStaticMarkup(<Alert title="Refused" urgent />)).toContain('role="alert"');
});

test("an alert that leads somewhere is one link", () => {
  const html = renderToStaticMarkup(<Alert title="We need one document" href="/documents" />);
  expect(html).toMatch(/^<a href="\/documents"/);
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LinkProvider, type LinkProps } from "../link/Link.tsx";
import { Button } from "./Button.tsx";

test("a button that is off says why and can still be reached", () => {
  const html = renderToStaticMarkup(
    <Button disabledReason="Choose how you want to pay first.">Deposit</Button>,
  );
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toMatch(/ disabled(=|>)/);
  const reasonId = /aria-describedby="([^"]+)"/.exec(html)?.[1];
  expect(html).toContain(`<span id="${reasonId}"`);
  expect(html).toContain("Choose how you want to pay first.</span>");
});

test("a busy button keeps its words", () => {
  const html = renderToStaticMarkup(<Button busy>Sending $50.00</Button>);
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain("Sending $50.00</button>");
});

test("a button never submits a form unless it says so", () => {
  expect(renderToStaticMarkup(<Button>Show</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Join</Button>)).toContain('type="submit"');
});

test("a button with an address is a link, drawn as the page draws its links", () => {
  function RouterLink({ href, children }: LinkProps) {
    return <a href={`/routed${href}`}>{children}</a>;
  }
  expect(renderToStaticMarkup(<Button href="/join">Join</Button>)).toContain('<a href="/join"');
  expect(
    renderToStaticMarkup(
      <LinkProvider value={RouterLink}>
        <Button href="/join">Join</Button>
      </LinkProvider>,
    ),
  ).toBe('<a href="/routed/join">Join</a>');
});

test("whoever keeps a button off by itself is believed, and still hears its presses", () => {
  const html = renderToStaticMarkup(<Button aria-disabled>Deal</Button>);
  expect(html).toContain('aria-disabled="true"');
});

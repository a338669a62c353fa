import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { CodeInput, takeCode } from "./CodeInput.tsx";

test("one field, which phones fill in, is drawn as six boxes that nobody hears of", () => {
  const html = renderToStaticMarkup(<CodeInput id="code" label="Code" error="Not this one" />);
  expect(html.match(/<input/g)).toHaveLength(1);
  expect(html).toContain('autoComplete="one-time-code"');
  expect(html).toContain('aria-describedby="code-message"');
  expect(html.match(/<i>/g)).toHaveLength(6);
  expect(html).toContain('aria-hidden="true"');
});

test.each([
  ["482 913", "482913", 1],
  ["Your code: 482913.", "482913", 1],
  ["48291", "48291", 0],
  ["4829134", "482913", 1],
])("of %j the code is %s, and is sent %d times by itself", (value, code, times) => {
  const requestSubmit = vi.fn<() => void>();
  const field = { value, form: { requestSubmit } as Partial<HTMLFormElement> as HTMLFormElement };
  takeCode(field);
  expect(field.value).toBe(code);
  expect(requestSubmit).toHaveBeenCalledTimes(times);
});

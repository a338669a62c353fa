import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NotificationCount } from "./NotificationCount.tsx";

function shown(count: number): string {
  return renderToStaticMarkup(<NotificationCount count={count} />).replace(/<[^>]*>/g, "");
}

test("[S5.3] [S9.5] above 999 the badge shows 999+", () => {
  expect(shown(999)).toBe("999");
  expect(shown(1000)).toBe("999+");
  expect(shown(25_000)).toBe("999+");
});

test("no messages, no badge", () => {
  expect(shown(0)).toBe("");
  expect(shown(-1)).toBe("");
});

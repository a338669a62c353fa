import { afterEach, expect, it, vi } from "vitest";

import { LocalBoundary } from "./LocalBoundary.tsx";

afterEach(() => void vi.unstubAllGlobals());

it("[S8.7] a rendering error is logged, and the fallback stands only where it happened", () => {
  const log = vi.fn<(error: unknown) => void>();
  vi.stubGlobal("reportError", log);
  const boundary = new LocalBoundary({ fallback: "a quiet place", children: "the piece" });
  expect(boundary.render()).toBe("the piece");

  const failure = new Error("the piece fell over");
  boundary.componentDidCatch(failure);
  Object.assign(boundary, { state: LocalBoundary.getDerivedStateFromError() });

  expect(log).toHaveBeenCalledWith(failure);
  expect(boundary.render()).toBe("a quiet place");
});

import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";

export type GameFrame = {
  readonly frame: FrameLocator;
  readonly stage: Locator;
  /** Waits until the round stands there; `quiet` is before one and after one. */
  readonly stands: (at: "open" | "shown" | "quiet") => Promise<void>;
};

/** The game inside its window: another document, whose stage says where a round stands. */
export function gameFrame(page: Page): GameFrame {
  const frame = page.frameLocator("iframe[title^='Game: ']");
  const stage = frame.locator("main[data-phase]");
  const phases = { open: /^open$/, shown: /^shown$/, quiet: /^(idle|shown)$/ };
  return {
    frame,
    stage,
    stands: (at) => expect(stage).toHaveAttribute("data-phase", phases[at]),
  };
}

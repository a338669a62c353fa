import type { Page } from "@playwright/test";

/** A window of a phone's size, once no page fades any more: a browser complains of a fade cut short. */
export async function turnToPhone(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect }) =>
          !(
            effect instanceof KeyframeEffect &&
            effect.pseudoElement?.startsWith("::view-transition")
          ),
      ),
  );
  await page.setViewportSize({ width: 390, height: 844 });
}

import { createClient } from "@croupier/contracts";
import type { World } from "@croupier/tools/world";
import { expect, test } from "@playwright/test";
import { bootOwnWorld } from "./one-world.ts";
import { findUntranslated } from "./parts/untranslated.ts";

// One after the other, in the one world that speaks them.
test.describe.configure({ mode: "default" });

let world: World;
let written: string[];

test.beforeAll(async () => {
  // Only in test mode does the server speak them.
  world = await bootOwnWorld(["server"], "test");
  const { siteConfiguration } = createClient({ baseUrl: world.site });
  const answer = await siteConfiguration.read({ params: { brandCode: "kingfisher" }, query: {} });
  if (!answer.ok) throw new Error(answer.problem.code);
  const { brandName, menus } = answer.value;
  written = [brandName, ...textsIn(menus)];
});
test.afterAll(() => world.stop());

test.use({ viewport: { width: 390, height: 844 } });

for (const [language, direction] of [
  ["en-XA", "ltr"],
  ["ar-XB", "rtl"],
] as const) {
  // Elsewhere stand the words of editors, who write no pseudo language.
  for (const path of ["/join", "/login"]) {
    test(`${path} in ${language} is translated to the last label, ${direction}, and fits a phone`, async ({
      page,
    }) => {
      await page.goto(`${world.site}${path}?lang=${language}`);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("html")).toHaveAttribute("dir", direction);
      await page.waitForLoadState("networkidle");
      expect(await findUntranslated(page, written)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}

/** Every text that editors wrote, wherever it stands in the menus. */
function textsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === "text" && typeof inner === "string" ? [inner] : textsIn(inner),
  );
}

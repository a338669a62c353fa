import { letLockoutEnd, pretendTries, type World } from "@croupier/tools/world";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { expect, test } from "./world.ts";

// An address of its own: ten wrong ones in a row are not held against another story.
test.use({ extraHTTPHeaders: { "x-forwarded-for": "198.51.100.23" } });

/** Tries a password, and waits for what the server says of it, however often it asks back before. */
async function tryWith(page: Page, login: string, password: string): Promise<string> {
  await page.getByLabel("E-mail or nickname").fill(login);
  const field = page.getByRole("textbox", { name: "Password" });
  await field.fill(password);
  await expect(page.getByRole("button", { name: "Sign in", exact: true })).toBeEnabled();
  const answered = page.waitForResponse(async (answer) => {
    if (!answer.url().endsWith("/services/identity/v1/sessions")) return false;
    return answer.ok() || (await answer.json()).code !== "captcha_required";
  });
  await field.press("Enter");
  const answer = await answered;
  return answer.ok() ? "in" : (await answer.json()).code;
}

/** The tenth wrong password of a name, and the one after it. */
async function lockOut(page: Page, world: World, login: string, after: string): Promise<void> {
  expect(await tryWith(page, login, "a wrong guess")).toBe("wrong_credentials");
  await expect(page.getByText("Incorrect e-mail, nickname or password.")).toBeVisible();
  await pretendTries(world, 9);
  expect(await tryWith(page, login, "a wrong guess, the tenth")).toBe("wrong_credentials");
  expect(await tryWith(page, login, after)).toBe("too_many_attempts");
}

test(
  "F12: who is locked out reads for how long, longer each time, and nothing of whether there is an account",
  { tag: "@alone" },
  async ({ page, world }) => {
    test.slow();
    const lorcan = await world.join("lorcan");
    const refusal = page.getByRole("alert").filter({ hasText: "Too many attempts" });
    await page.setViewportSize({ width: 390, height: 844 });

    // A name that nobody bears and one that somebody does, even with the right password: one answer.
    const ways = [
      ["lorna@people.example", "nobody has this password"],
      [lorcan.email, lorcan.password],
    ] as const;
    for (const [login, password] of ways) {
      await page.goto(`${world.site}/login`);
      await lockOut(page, world, login, password);
      await expect(refusal).toHaveText(
        /^Too many attempts\. Wait a while and try again\.\s*You can try again in 1[45]:\d\d\.$/,
      );
    }
    await expectAccessible(page);
    await expectNoOverflow(page);

    await letLockoutEnd(world);
    await lockOut(page, world, lorcan.email, lorcan.password);
    await expect(refusal.getByRole("timer")).toHaveText(/(?:29|30):\d\d\.$/);

    await letLockoutEnd(world);
    expect(await tryWith(page, lorcan.email, lorcan.password)).toBe("in");
    await expect(page.getByRole("button", { name: /Your account/ })).toBeVisible();
  },
);

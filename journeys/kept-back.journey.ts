import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { collectComplaints } from "./parts/complaints.ts";
import { openConsole } from "./parts/staff-sign-in.ts";
import { expect, test } from "./world.ts";

const text = (value: string, link: string) => ({
  type: "text",
  text: value,
  marks: [{ type: "link", attrs: { href: link } }],
});

test("a page that leads nowhere goes out by no door: the list says why, and leads to it", async ({
  page,
  world,
}) => {
  await openConsole(page, world, "/content?search=home");
  const complaints = collectComplaints(page);
  await expect(page.getByRole("row").filter({ hasText: "Fixed page" }).first()).toBeVisible();

  const content = [{ type: "paragraph", content: [text("Come and see", "/pages/not-there")] }];
  const body = { type: "doc", content };
  const made = await page.request.post(
    `${world.backoffice}/services/backoffice/v1/content/entries`,
    {
      data: {
        bucket: "default",
        kind: "content_page",
        parts: {
          common: { pageType: "generic" },
          en: {
            title: "An invitation to nowhere",
            slug: "an-invitation-to-nowhere",
            blocks: [{ type: "rich-text", props: { id: "words", body } }],
          },
        },
      },
      headers: { origin: world.backoffice },
    },
  );
  expect(made.status()).toBe(201);

  await page.goto(`${world.backoffice}/content?search=/pages/an-invitation-to`);
  await page.getByRole("button", { name: "More for An invitation to nowhere" }).click();
  await page.getByRole("menuitem", { name: "Publish the newest" }).click();
  const why = page.getByRole("dialog", { name: "Nothing was published" });
  await expect(why).toContainText("English: Nothing stands at /pages/not-there.");
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await why.getByRole("link", { name: "An invitation to nowhere" }).click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("An invitation to nowhere");
  await page.getByRole("tab", { name: "Hints" }).click();
  await expect(page.getByText("Nothing stands at /pages/not-there.")).toBeVisible();
  expect(complaints).toEqual([]);
});

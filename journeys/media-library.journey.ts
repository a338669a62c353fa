import { expectAccessible, expectNoOverflow } from "./parts/accessible.ts";
import { openConsole } from "./parts/staff-sign-in.ts";
import { expect, test } from "./world.ts";

/** One red pixel. */
const buffer = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==",
  "base64",
);
const file = (name: string) => ({ name, mimeType: "image/png", buffer });

test("pictures are uploaded with their words, found, given a point of interest, and kept while they are shown", async ({
  page,
  world,
}) => {
  const refusedByPolicy: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refusedByPolicy.push(message.text());
  });
  await openConsole(page, world, "/media");
  const pictures = page.getByRole("list", { name: "Pictures" });
  await expect(pictures.getByRole("button").first()).toBeVisible();
  await expectAccessible(page);

  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles([file("red_dawn.png"), file("x.png")]);
  const tray = page.getByRole("region", { name: "Uploads" });
  await expect(tray.getByText("2 still to be described")).toBeVisible();
  await expectAccessible(page);
  await tray.getByLabel("What it shows, in English").first().fill("A red dawn");
  await tray.getByRole("button", { name: "Leave x out" }).click();
  await tray.getByRole("button", { name: "Upload it" }).click();
  await expect(tray.getByText("Uploaded")).toBeVisible();
  await tray.getByRole("button", { name: "Done" }).click();

  await page.getByLabel("Search pictures").fill("red dawn");
  await expect(pictures.getByRole("button")).toHaveCount(1);
  await pictures.getByRole("button", { name: /red dawn/ }).click();
  const one = page.getByRole("region", { name: "Picture", exact: true });
  const point = one.getByRole("button", { name: /^Point of interest: 50% from the left, 50%/ });
  await point.press("Shift+ArrowRight");
  await one.getByRole("button", { name: /^Point of interest: 60% from the left/ }).press("ArrowUp");
  await one.getByLabel("What it shows, in German").fill("Ein roter Morgen");
  await one.getByLabel("Folder").fill("Mornings / Red");
  await expectAccessible(page);
  await one.getByRole("button", { name: "Save" }).click();
  // How a folder is spelt is seen at once; that it was kept is said.
  await expect(one.getByText("Saved", { exact: true })).toBeVisible();
  await expect(one.getByLabel("Folder")).toHaveValue("mornings/red");
  await page.reload();
  await expect(
    one.getByRole("button", { name: /^Point of interest: 60% from the left, 49% from the top/ }),
  ).toBeVisible();
  await expect(one.getByLabel("What it shows, in German")).toHaveValue("Ein roter Morgen");

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await expectAccessible(page);
  await one.getByRole("button", { name: "Delete" }).click();
  await one.getByRole("button", { name: "Delete “red dawn”" }).click();
  await expect(page.getByLabel("Search pictures")).toBeVisible();
  await page.getByLabel("Search pictures").fill("red dawn");
  await expect(page.getByText("Nothing matches")).toBeVisible();

  await page.getByLabel("Search pictures").fill("Boat at the jetty");
  await pictures.getByRole("button", { name: /Boat at the jetty/ }).click();
  await expect(one.getByText("It can be deleted once none of these shows it.")).toBeVisible();
  await expect(one.getByRole("button", { name: "Delete" })).toHaveCount(0);
  expect(refusedByPolicy).toEqual([]);
});

test("a picture can be dropped or pasted anywhere on the library", async ({ page, world }) => {
  await openConsole(page, world, "/media");
  await expect(page.getByRole("list", { name: "Pictures" })).toBeVisible();
  for (const way of ["paste", "drop"] as const) {
    await page.evaluate(
      ({ kind, base64 }) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const carried = new DataTransfer();
        carried.items.add(new File([bytes], `${kind}ed.png`, { type: "image/png" }));
        const target = document.querySelector("[aria-label=Pictures]") ?? document.body;
        const bubbles = true;
        target.dispatchEvent(
          kind === "paste"
            ? new ClipboardEvent("paste", { clipboardData: carried, bubbles })
            : new DragEvent("drop", { dataTransfer: carried, bubbles, cancelable: true }),
        );
      },
      { kind: way, base64: buffer.toString("base64") },
    );
    await expect(page.getByRole("button", { name: `Leave ${way}ed out` })).toBeVisible();
  }
});

import { expect, type Page } from "@playwright/test";
import { photograph } from "./photograph.ts";

/** Chooses a sharp picture on the page that asks for a document, and sends it. */
export async function sendDocument(page: Page): Promise<void> {
  await page
    .locator("input[type=file]")
    .last()
    .setInputFiles(await photograph(page, "card"));
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("We have your document and are checking it.")).toBeVisible();
}

/** Says yes to the document that stands on the desk. */
export async function approveDocument(desk: Page): Promise<void> {
  await desk.getByRole("button", { name: "Approve" }).click();
  await expect(desk.getByText("Verified", { exact: true })).toBeVisible();
}

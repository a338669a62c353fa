import { arriveAs } from "./parts/arrive-as.ts";
import { signIn } from "./parts/sign-in.ts";
import { expect, test } from "./world.ts";

test("[S2.1] [S2.2] signing in goes to the destination, signing out goes to / in every tab", async ({
  page,
  context,
  world,
}) => {
  const dora = await world.join("dora");
  const elsewhere = "/no-such-page";

  await page.goto(`${world.site}/login?destination=${elsewhere}`);
  await signIn(page, dora);
  await expect(page).toHaveURL(`${world.site}${elsewhere}`);

  const other = await context.newPage();
  await other.goto(world.site);
  await expect(other.getByRole("banner").getByText("$1,000.00")).toBeVisible();

  await page.getByRole("banner").getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(`${world.site}/`);
  await expect(page.getByText("You are signed out.")).toBeVisible();
  await expect(other.getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(other.getByRole("banner").getByText("$1,000.00")).toBeHidden();
});

test("[S8.1] a sign-out that cannot be made says An unexpected error occurred while logging out", async ({
  page,
  context,
  world,
}) => {
  await arriveAs(context, await world.join("egon"), world.site);
  await page.goto(world.site);

  await page.route("**/services/identity/v1/sessions/current", (route) =>
    route.request().method() === "DELETE" ? route.abort() : route.continue(),
  );
  await page.getByRole("banner").getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("An unexpected error occurred while logging out")).toBeVisible();
  await expect(page.getByRole("banner").getByText("$1,000.00")).toBeVisible();
});

test("[S2.1] whoever signs in from the top of a page is back on it, with query and fragment", async ({
  page,
  world,
}) => {
  const enno = await world.join("enno");
  const here = "/help/search-content?from=letter#content";
  await page.goto(`${world.site}${here}`);
  const link = page.getByRole("banner").getByRole("link", { name: "Sign in" });
  const login = `/login?${new URLSearchParams({ destination: here })}`;
  await expect(link).toHaveAttribute("href", login);
  await link.click();
  await expect(page.getByText("Then you go straight back to where you were.")).toBeVisible();
  await signIn(page, enno);
  await expect(page).toHaveURL(`${world.site}${here}`);
});

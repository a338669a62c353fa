import type { Person } from "@croupier/tools/world";
import type { BrowserContext } from "@playwright/test";

/** The browser of somebody who signed in before the story begins. */
export async function arriveAs(context: BrowserContext, person: Person, site: string) {
  const [name = "", value = ""] = person.cookie.split(";", 1)[0]?.split(/=(.*)/s) ?? [];
  await context.addCookies([{ name, value, url: site }]);
}

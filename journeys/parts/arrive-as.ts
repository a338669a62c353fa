import type { Person } from "@croupier/tools/world";
import type { BrowserContext } from "@playwright/test";

/** The browser of somebody who signed in before the story begins. */
export async function arriveAs(
  context: BrowserContext,
  person: Pick<Person, "cookie">,
  site: string,
) {
  const cookies = person.cookie.split("; ").flatMap((cookie) => {
    const at = cookie.indexOf("=");
    return at < 0 ? [] : [{ name: cookie.slice(0, at), value: cookie.slice(at + 1), url: site }];
  });
  await context.addCookies(cookies);
}

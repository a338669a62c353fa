import { expect, type Page } from "@playwright/test";
import { cookieOf, type World } from "@croupier/tools/world";
import { arriveAs } from "./arrive-as.ts";

/** By console and login: whoever comes again is signed in still. */
const kept = new Map<string, Promise<string>>();

/** Goes to a page of the console as the administrator of the world, who signed in before the story begins. */
export async function openConsole(page: Page, world: World, path: string): Promise<void> {
  const who = `${world.backoffice} ${world.staff.login}`;
  const cookie = kept.get(who) ?? signIn(world);
  kept.set(who, cookie);
  await arriveAs(page.context(), { cookie: await cookie }, world.backoffice);
  await page.goto(world.backoffice + path);
  await expect(page).toHaveURL((url) => url.pathname + url.search === path);
}

/** As the door does it, which has stories of its own. */
async function signIn({ backoffice, staff: { login, password } }: World): Promise<string> {
  const answer = await fetch(`${backoffice}/services/backoffice/v1/sessions`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: backoffice },
    body: JSON.stringify({ login, password }),
  });
  expect(answer.status, await answer.clone().text()).toBe(201);
  return cookieOf(answer);
}

import { isAccountPath } from "../account/account-path.ts";
import type { MessageKey } from "../language/Messages.context.tsx";

/** What is said of where a sign-in leads: in words, for an address tells a player nothing. */
export function onwardTo(destination: string | undefined): MessageKey {
  if (destination === undefined) return "login.intro";
  return isAccountPath(destination) ? "login.onward.account" : "login.onward";
}

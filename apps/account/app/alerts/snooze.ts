const name = "tfa-alert-snooze";

/** For a day, and on the pages of the account alone. */
export const snoozeCookie = `${name}=1; Path=/account; Max-Age=86400; SameSite=Lax`;

/** Whether the reminder was put away. `cookies` as the browser lists them. */
export function isSnoozed(cookies: string): boolean {
  return cookies.split(/;\s*/).includes(`${name}=1`);
}

import { expect, test } from "vitest";
import { isSnoozed, snoozeCookie } from "./snooze.ts";

test("[S9.2] [S4.4] it is put away with a cookie of 86400 seconds on /account", () => {
  expect(snoozeCookie).toBe("tfa-alert-snooze=1; Path=/account; Max-Age=86400; SameSite=Lax");
});

test.each([
  ["", false],
  ["lang=en", false],
  ["lang=en; tfa-alert-snooze=1", true],
  ["tfa-alert-snooze=1; lang=en", true],
  ["x-tfa-alert-snooze=1", false],
  ["tfa-alert-snooze=0", false],
])("%j: %j", (cookies, snoozed) => {
  expect(isSnoozed(cookies)).toBe(snoozed);
});

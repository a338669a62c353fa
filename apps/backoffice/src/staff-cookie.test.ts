import { expect, test } from "vitest";
import { createStaffCookie } from "./staff-cookie.ts";

test("over https the cookie is bound to this host, unreadable by scripts, and strict", () => {
  expect(createStaffCookie({ https: true }).give("token")).toBe(
    "__Host-staff=token; Path=/; HttpOnly; SameSite=Strict; Secure",
  );
});

test("on plain http the prefix is missing, because a browser would drop the cookie", () => {
  expect(createStaffCookie({ https: false }).give("token")).toBe(
    "staff=token; Path=/; HttpOnly; SameSite=Strict",
  );
});

test("a player's cookie is not read as a staff session", () => {
  const cookie = createStaffCookie({ https: true });
  expect(cookie.read("__Host-sid=player; sid=player; staff=plain")).toBeUndefined();
  expect(cookie.read("__Host-sid=player; __Host-staff=mine")).toBe("mine");
});

test("signing out takes the cookie away with the attributes it was given with", () => {
  expect(createStaffCookie({ https: true }).take()).toBe(
    "__Host-staff=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict; Secure",
  );
});

import { staffRoles } from "@croupier/contracts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { forbid } from "./forbid.ts";

const roles = fc.subarray([...staffRoles]);

test("a call is made by whoever has one of its roles, and by administrators", () => {
  fc.assert(
    fc.property(roles, roles, (needed, held) => {
      const allowed = held.includes("administrator") || needed.some((role) => held.includes(role));
      const staff = { roles: held, secondFactor: "on", moneyWaits: true } as const;
      expect(forbid({ roles: needed }, staff)).toBe(allowed ? undefined : "role_required");
    }),
  );
});

test("a call that moves money is made by its roles alone, never by an administrator or a new login", () => {
  fc.assert(
    fc.property(roles, roles, fc.boolean(), (needed, held, moneyWaits) => {
      const allowed = !held.includes("administrator") && needed.some((role) => held.includes(role));
      const staff = { roles: held, secondFactor: "on", moneyWaits } as const;
      const no = moneyWaits ? "login_too_new" : undefined;
      expect(forbid({ roles: needed, money: true }, staff)).toBe(allowed ? no : "role_required");
    }),
  );
});

test("a call that names no role is made by everybody of staff", () => {
  expect(forbid({}, { roles: [], secondFactor: "off", moneyWaits: false })).toBeUndefined();
});

test("where a device is required, nobody without one does anything but set it up", () => {
  fc.assert(
    fc.property(roles, (held) => {
      const staff = { roles: held, secondFactor: "required", moneyWaits: false } as const;
      expect(forbid({}, staff)).toBe("second_factor_required");
      expect(forbid({ roles: held }, staff)).toBe("second_factor_required");
      expect(forbid({ beforeSecondFactor: true }, staff)).toBeUndefined();
    }),
  );
});

import { whoAmI } from "../calls.ts";

/** Comfort only, so that nobody presses what is refused: every call guards itself. */
export const mayMoveMoney = {
  ...whoAmI,
  select: ({ roles }: { readonly roles: readonly string[] }) =>
    roles.includes("payments") && !roles.includes("administrator"),
};

/** To read is to take along: administrators do both. */
export const mayTakeTables = {
  ...whoAmI,
  select: ({ roles }: { readonly roles: readonly string[] }) =>
    roles.some((role) => role === "payments" || role === "administrator"),
};

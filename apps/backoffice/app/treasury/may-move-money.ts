import { whoAmI } from "../calls.ts";

/** Comfort only, so that nobody presses what is refused: every call guards itself. */
export const mayMoveMoney = {
  ...whoAmI,
  select: ({ roles }: { readonly roles: readonly string[] }) =>
    roles.some((role) => role === "payments" || role === "administrator"),
};

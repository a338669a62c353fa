import { expect, test } from "vitest";
import { freshDatabase } from "@croupier/database/testing";
import { EnvironmentRefused } from "../environment.ts";
import { parseKeys } from "../keys.ts";
import { hireFirst, seed } from "../seed.ts";

test("a brand that is not there is refused with those that are, and the first login is not lost", async () => {
  const fresh = await freshDatabase();
  const keys = parseKeys(`k1:${"a".repeat(43)}`);
  try {
    const mode = "demo";
    await expect(seed(fresh.appUrl, { mode, brandCode: "nope" })).rejects.toThrow(
      new EnvironmentRefused('BRAND_CODE must be one of kingfisher, marlin, not "nope".'),
    );
    expect(await seed(fresh.appUrl, { mode, brandCode: "kingfisher" })).toBe(true);
    const house = { keys, isDemo: true };
    expect(await hireFirst(fresh.appUrl, house)).toMatchObject([
      { login: "croupier", roles: ["administrator"] },
      { login: "colleague", roles: ["administrator"] },
      { login: "editor", roles: ["editor"] },
      { login: "publisher", roles: ["editor", "publisher"] },
      { login: "support", roles: ["support"] },
      { login: "verification", roles: ["verification"] },
      { login: "risk", roles: ["risk"] },
      { login: "payments", roles: ["payments"] },
      { login: "operator", roles: ["operator"] },
      { login: "treasury", roles: ["operator", "payments"] },
    ]);
    expect(await hireFirst(fresh.appUrl, house)).toBeUndefined();
  } finally {
    await fresh.drop();
  }
});

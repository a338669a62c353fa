import { expect, test } from "vitest";
import { freshDatabase } from "@croupier/database/testing";
import { EnvironmentRefused } from "../environment.ts";
import { parseKeys } from "../keys.ts";
import { hireFirst, seed } from "../seed.ts";

test("a brand that is not there is refused with those that are, and the first login is not lost", async () => {
  const fresh = await freshDatabase();
  const keys = parseKeys(`k1:${"a".repeat(43)}`);
  try {
    await expect(seed(fresh.appUrl, "nope")).rejects.toThrow(
      new EnvironmentRefused('BRAND_CODE must be one of kingfisher, marlin, not "nope".'),
    );
    await seed(fresh.appUrl, "kingfisher");
    expect(await hireFirst(fresh.appUrl, keys)).toMatchObject({ login: "croupier" });
    expect(await hireFirst(fresh.appUrl, keys)).toBeUndefined();
  } finally {
    await fresh.drop();
  }
});

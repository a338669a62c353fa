import { siteSettings } from "@croupier/contracts";
import { expect, test } from "vitest";
import { settingGroups } from "./settings-fields.ts";

const all = settingGroups.flatMap(({ settings }) => settings);

test("every flag of the site configuration can be changed, once, and is explained", () => {
  expect(all.map(({ key }) => key).toSorted()).toEqual(Object.keys(siteSettings.shape).toSorted());
  for (const { key, does, shows } of all) {
    expect(does.length, key).toBeGreaterThan(15);
    expect(shows, key).not.toBe("");
  }
});

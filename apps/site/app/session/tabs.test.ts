import { expect, it } from "vitest";

import { joinTabs } from "./tabs.ts";

it("a tab that signs out tells the others, and not itself", async () => {
  const heard: string[] = [];
  const { promise: told, resolve } = Promise.withResolvers<void>();
  const here = joinTabs({ onSignedOut: () => heard.push("here") });
  const there = joinTabs({
    onSignedOut: () => {
      heard.push("there");
      resolve();
    },
  });
  here.tellSignedOut();
  await told;
  expect(heard).toEqual(["there"]);
  here.close();
  there.close();
});

import { expect, it } from "vitest";

import { joinTabs } from "./tabs.ts";

it("a tab that signs out tells the others, and not itself", async () => {
  const heard: string[] = [];
  const { promise: told, resolve } = Promise.withResolvers<void>();
  const here = joinTabs((word) => heard.push(`here ${word}`));
  const there = joinTabs((word) => {
    heard.push(`there ${word}`);
    if (word === "signed-out") resolve();
  });
  here.tell("signing-out");
  here.tell("signed-out");
  await told;
  expect(heard).toEqual(["there signing-out", "there signed-out"]);
  here.close();
  there.close();
});

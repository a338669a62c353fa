import { expect, test } from "vitest";
import { findAffected } from "./changed-tests.ts";

const journeys = new Map([
  ["journeys/staff-console.journey.ts", "await page.goto(world.backoffice)"],
  ["journeys/deposit.journey.ts", "await page.goto(`${world.site}/account/deposit`)"],
  ["journeys/help.journey.ts", "await page.goto(`${world.site}/help`)"],
]);

test.each([
  {
    changed: ["docs/glossary.md", "README.md"],
    affected: { code: false, stories: false, journeys: [] },
  },
  {
    changed: ["apps/backoffice/app/outbox/OutboxPage.tsx"],
    affected: {
      code: true,
      stories: false,
      journeys: ["journeys/staff-console.journey.ts"],
    },
  },
  {
    changed: ["apps/payments-sandbox/main.ts", "journeys/help.journey.ts"],
    affected: {
      code: true,
      stories: false,
      journeys: ["journeys/deposit.journey.ts", "journeys/help.journey.ts"],
    },
  },
  { changed: ["ui/src/button/Button.tsx"], affected: { stories: true, journeys: "all" } },
  { changed: ["domain/wallet/src/hold.ts"], affected: { stories: false, journeys: "all" } },
  { changed: ["domain/wallet/tests/hold.test.ts"], affected: { code: true, journeys: [] } },
  { changed: ["package-lock.json"], affected: { stories: true, journeys: "all" } },
])("$changed affects $affected", ({ changed, affected }) => {
  expect(findAffected(changed, journeys)).toMatchObject(affected);
});

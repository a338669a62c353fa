import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createContent } from "@croupier/content";
import { connect, type Database } from "@croupier/database";
import { makeDemoPlayers, type PlayerLogin } from "./demo-players.ts";
import { makeFirstStaff, type StaffLogin } from "./first-staff.ts";
import { EnvironmentRefused, type StartEnvironment } from "./environment.ts";
import type { KeysText } from "./keys.ts";
import { root } from "../root.ts";

type Told = Pick<StartEnvironment, "mode" | "brandCode">;

/**
 * What an empty database needs before anyone can look at it: the brands of the demo and their pages, sown once
 * and never in production. Answers whether there is a brand that a server can show.
 */
export function seed(appUrl: string, told: Told): Promise<boolean> {
  return during(appUrl, async (database) => {
    const content = createContent({ database });
    if (told.mode !== "production") {
      await content.sowBrands();
      await content.sowDemo(join(root, "database/demo/content"));
    }
    return hasBrand(told, await content.listBrandHosts());
  });
}

/** Resolves with whether a brand was made before `isOver` says that nobody waits any more. */
export function waitForBrand(appUrl: string, told: Told, isOver: () => boolean): Promise<boolean> {
  return during(appUrl, async (database) => {
    const content = createContent({ database });
    while (!isOver()) {
      if (hasBrand(told, await content.listBrandHosts())) return true;
      await setTimeout(1_000);
    }
    return false;
  });
}

/**
 * Those who may sign in to the back-office. Their logins are returned that one time only, so they are
 * made when everything else stands and nothing can keep it from being shown.
 */
export function hireFirst(
  appUrl: string,
  house: { keys: KeysText; isDemo: boolean },
): Promise<readonly StaffLogin[] | undefined> {
  return during(appUrl, (database) => makeFirstStaff(database, house));
}

/** Whom a visitor may sign in as, in a demo that starts for the first time; never in production. */
export function inviteFirst(
  appUrl: string,
  house: { keys: KeysText; isDemo: boolean },
): Promise<readonly PlayerLogin[] | undefined> {
  if (!house.isDemo) return Promise.resolve(undefined);
  return during(appUrl, (database) => makeDemoPlayers(database, house));
}

async function during<T>(appUrl: string, act: (database: Database) => Promise<T>): Promise<T> {
  const database = connect({ url: appUrl, max: 2, name: "start" });
  try {
    return await act(database);
  } finally {
    await database.close();
  }
}

/** Brands live in the database: a wrong one cannot be known before it is open. */
function hasBrand({ brandCode: code }: Told, brands: readonly { brandCode: string }[]): boolean {
  const codes = brands.map(({ brandCode }) => brandCode);
  if (codes.length === 0) return false;
  if (code === undefined || codes.includes(code)) return true;
  throw new EnvironmentRefused(`BRAND_CODE must be one of ${codes.join(", ")}, not "${code}".`);
}

import { join } from "node:path";
import { createContent } from "@croupier/content";
import { connect, type Database } from "@croupier/database";
import { makeDemoPlayers, type PlayerLogin } from "./demo-players.ts";
import { makeFirstStaff, type StaffLogin } from "./first-staff.ts";
import { EnvironmentRefused } from "./environment.ts";
import type { KeysText } from "./keys.ts";
import { root } from "../root.ts";

/** What an empty database needs before anyone can look at it: brands and their pages, sown once. */
export function seed(appUrl: string, brandCode: string | undefined): Promise<void> {
  return during(appUrl, async (database) => {
    const content = createContent({ database });
    await content.sowBrands();
    await content.sowDemo(join(root, "database/demo/content"));
    if (brandCode !== undefined) requireBrand(brandCode, await content.listBrandHosts());
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
function requireBrand(code: string, brands: readonly { brandCode: string }[]): void {
  const codes = brands.map(({ brandCode }) => brandCode);
  if (codes.includes(code)) return;
  throw new EnvironmentRefused(`BRAND_CODE must be one of ${codes.join(", ")}, not "${code}".`);
}

import { createContent } from "@croupier/content";
import { connect } from "@croupier/database";
import { makeFirstStaff, type StaffLogin } from "./first-staff.ts";
import { EnvironmentRefused } from "./environment.ts";
import type { KeysText } from "./keys.ts";

/**
 * What an empty database needs before anyone can look at it: the demo brands, and somebody who may
 * sign in to the back-office. Each is done once; the login is returned that one time only.
 */
export async function seed(
  appUrl: string,
  keys: KeysText,
  brandCode?: string,
): Promise<StaffLogin | undefined> {
  const database = connect({ url: appUrl, max: 2, name: "start" });
  try {
    const content = createContent({ database });
    await content.sowBrands();
    // Before the login that is shown only once.
    if (brandCode !== undefined) requireBrand(brandCode, await content.listBrandHosts());
    return await makeFirstStaff(database, keys);
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

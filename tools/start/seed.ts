import { createContent } from "@croupier/content";
import { connect } from "@croupier/database";
import { makeFirstStaff, type StaffLogin } from "./first-staff.ts";
import type { KeysText } from "./keys.ts";

/**
 * What an empty database needs before anyone can look at it: the demo brands, and somebody who may
 * sign in to the back-office. Each is done once; the login is returned that one time only.
 */
export async function seed(appUrl: string, keys: KeysText): Promise<StaffLogin | undefined> {
  const database = connect({ url: appUrl, max: 2, name: "start" });
  try {
    await createContent({ database }).sowBrands();
    return await makeFirstStaff(database, keys);
  } finally {
    await database.close();
  }
}

import type { Operations } from "@croupier/content";
import type { Database } from "@croupier/database";
import type { Oversight } from "@croupier/oversight";
import { createReviewDesk, type Keyring, type ReviewDesk } from "@croupier/players";
import type { Support } from "@croupier/support";

/** Documents, as our own people look at them. */
export function composeDocuments(needs: {
  database: Database;
  keyring: Keyring;
  oversight: Oversight;
  operations: Operations;
  support: Support;
}): ReviewDesk {
  const { database, keyring, oversight, operations, support } = needs;
  return createReviewDesk({
    database,
    keyring,
    queueLetter: support.queueLetter,
    brandNameOf: async (code) => (await operations.findBrand(code))?.settings.brandName ?? code,
    record: (tx, act) => oversight.recordAct(tx, act),
  });
}

import { checkAdvisories } from "./supply/advisories.ts";
import { checkBillOfMaterials } from "./supply/bill-of-materials.ts";
import { checkInstallScripts } from "./supply/install-scripts.ts";
import { checkLicences } from "./supply/licences.ts";
import { checkLockAgreement } from "./supply/lock-agreement.ts";
import { checkLockfile } from "./supply/lockfile.ts";
import { checkSecrets } from "./supply/secrets.ts";
import { checkSecretsInHistory } from "./supply/secrets-in-history.ts";

/** What a check of the supply chain found. What could not be looked at is never green. */
export type SupplyCheck = {
  readonly name: string;
  readonly state: "ok" | "failed" | "not run";
  readonly detail: string;
};

/** Where our packages come from, what they may do and under which terms, and that no secret leaves. */
export async function runSupplyChecks(): Promise<SupplyCheck[]> {
  return Promise.all([
    checkInstallScripts(),
    checkLockfile(),
    checkLockAgreement(),
    checkLicences(),
    checkBillOfMaterials(),
    checkAdvisories(),
    checkSecrets(),
    checkSecretsInHistory(),
  ]);
}

import { projectRoot } from "../parts/files.ts";
import type { SupplyCheck } from "../supply.ts";
import { runNpm } from "./run.ts";

const name = "bill of materials";
const shipped = ["apps/server", "apps/worker", "apps/backoffice", "apps/site"];

/** The list of everything we ship can be made (CycloneDX), so that a release can be compared. */
export async function checkBillOfMaterials(): Promise<SupplyCheck> {
  const { code, output } = await runNpm(
    ["sbom", "--sbom-format=cyclonedx", ...shipped.map((workspace) => `--workspace=${workspace}`)],
    { cwd: projectRoot },
  );
  if (code === null) return { name, state: "not run", detail: output };
  if (code !== 0) return { name, state: "failed", detail: output.trim() };
  const { components } = JSON.parse(output) as { components: readonly unknown[] };
  return { name, state: "ok", detail: `${components.length} components are shipped` };
}

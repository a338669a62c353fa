import { projectRoot } from "../parts/files.ts";
import type { SupplyCheck } from "../supply.ts";
import { runNpm, type Outcome } from "./run.ts";

const name = "advisories";

/** Known vulnerabilities, high or critical. A service that cannot be asked gives no answer. */
export async function checkAdvisories(): Promise<SupplyCheck> {
  return readAudit(await runNpm(["audit", "--json"], { cwd: projectRoot, timeoutMs: 30_000 }));
}

type Audit = {
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string }>>;
  readonly message?: string;
};

export function readAudit({ output }: Pick<Outcome, "output">): SupplyCheck {
  const audit = parseAudit(output);
  if (audit?.vulnerabilities === undefined) {
    const detail = `the advisory service did not answer (${audit?.message ?? "no reason given"})`;
    return { name, state: "not run", detail };
  }
  const grave = Object.entries(audit.vulnerabilities).filter(([, { severity }]) =>
    ["high", "critical"].includes(severity),
  );
  return grave.length === 0
    ? { name, state: "ok", detail: "none high or critical" }
    : {
        name,
        state: "failed",
        detail: grave.map(([wanted, { severity }]) => `${wanted}: ${severity}`).join("\n"),
      };
}

function parseAudit(output: string): Audit | undefined {
  try {
    return JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1)) as Audit;
  } catch {
    return undefined;
  }
}

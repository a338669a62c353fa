import { readBackofficeConfig } from "../../apps/backoffice/src/config.ts";
import { readConfig } from "../../apps/server/src/config.ts";
import { ConfigurationError } from "../../apps/server/src/shell/environment.ts";
import { readStudioConfig } from "../../apps/sample-studio/src/config.ts";
import { readSandboxConfig } from "../../apps/payments-sandbox/src/config.ts";
import { readWorkerConfig } from "../../apps/worker/src/config.ts";
import { EnvironmentRefused } from "./environment.ts";
import type { Part } from "./flags.ts";
import type { PartPlan } from "./plan.ts";

const readers: Readonly<Record<Part, (environment: NodeJS.ProcessEnv) => unknown>> = {
  server: readConfig,
  worker: readWorkerConfig,
  backoffice: readBackofficeConfig,
  payments: readSandboxConfig,
  studio: readStudioConfig,
};

/** Has each part read what it will be told, so that what it would refuse is said before we begin. */
export function requireSettings(plans: readonly PartPlan[], inherited: NodeJS.ProcessEnv): void {
  const wrong = new Set<string>();
  for (const { part, env } of plans) {
    try {
      readers[part]({ ...inherited, ...env });
    } catch (cause) {
      if (!(cause instanceof ConfigurationError)) throw cause;
      for (const sentence of cause.message.split("\n")) wrong.add(sentence);
    }
  }
  if (wrong.size > 0) throw new EnvironmentRefused([...wrong].join("\n"));
}

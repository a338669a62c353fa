import { checkCoverage } from "../coverage/coverage.ts";
import { runSupplyChecks } from "../laws/supply.ts";
import { runCommand, type Step } from "../test/lanes.ts";
import { vitestStep } from "../test/vitest-step.ts";

/** One tool, one check: green or what it printed. */
function toolStep(name: string, root: string, args: readonly string[], cwd = root): Step {
  return {
    name,
    async run() {
      const { code, output } = await runCommand(args, { cwd });
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output };
    },
  };
}

function coverageStep(root: string): Step {
  return {
    name: "specification coverage is written down",
    async run() {
      const complaints = await checkCoverage(root);
      return {
        passed: complaints.length === 0 ? 1 : 0,
        failed: complaints.length === 0 ? 0 : 1,
        skipped: 0,
        output: complaints.join("\n"),
      };
    },
  };
}

/** A check that could not be made counts as skipped and says so: never as green. */
function supplyStep(): Step {
  return {
    name: "supply: lockfile, licences, secrets",
    async run() {
      const checks = await runSupplyChecks();
      const count = (state: string): number => checks.filter((one) => one.state === state).length;
      for (const one of checks.filter((check) => check.state === "not run")) {
        console.log(`  ${one.name}: not run (${one.detail})`);
      }
      return {
        passed: count("ok"),
        failed: count("failed"),
        skipped: count("not run"),
        output: checks
          .filter((one) => one.state === "failed")
          .map((one) => `${one.name}: ${one.detail}`)
          .join("\n"),
      };
    },
  };
}

export const formatArgs = ["node_modules/oxfmt/bin/oxfmt"];
export const lintArgs = ["node_modules/oxlint/bin/oxlint", "--type-aware", "--deny-warnings"];

/** The static part of `npm test`. */
export function checkSteps(root: string): Step[] {
  return [
    toolStep("format", root, [...formatArgs, "--check"]),
    {
      name: "types",
      async run() {
        // The site's route types are generated from its route table, so they come first.
        const site = `${root}/apps/site`;
        const made = await runCommand(
          [`${root}/node_modules/@react-router/dev/bin.cjs`, "typegen"],
          {
            cwd: site,
          },
        );
        if (made.code !== 0) return { passed: 0, failed: 1, skipped: 0, output: made.output };
        // Each further checker works the same types out for itself: twice the processor in all.
        const args = ["node_modules/typescript/bin/tsc", "--noEmit", "--checkers", "1"];
        return toolStep("types", root, args).run();
      },
    },
    toolStep("lint", root, lintArgs),
    toolStep("nothing unused", root, ["node_modules/knip/bin/knip.js", "--no-progress"]),
    vitestStep({ name: "laws", projects: ["laws"], root }),
    coverageStep(root),
    supplyStep(),
  ];
}

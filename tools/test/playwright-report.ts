import { join, relative } from "node:path";
import type { PlaywrightRun } from "./playwright-step.ts";

export type BrowserFailure = {
  /** Its file and title, as known-flaky.json names it. */
  readonly name: string;
  /** `path:line`, as Playwright takes it. */
  readonly place: string;
  /** Its groups and itself, as `--grep` sees them: tests of a loop share a line. */
  readonly title: string;
  /** The first line of what went wrong. */
  readonly firstFailure: string;
  /** Files that tell more of it: a picture, the page as it stood, a trace. */
  readonly attachments: readonly string[];
  readonly run: PlaywrightRun;
};

type Suite = { file: string; title: string; specs?: Spec[]; suites?: Suite[] };
type Spec = { title: string; file: string; line: number; tests: TestEntry[] };
type TestEntry = { status: "expected" | "unexpected" | "flaky" | "skipped"; results: Result[] };
type Result = {
  status: string;
  duration: number;
  errors?: { message?: string }[];
  attachments?: { path?: string }[];
};

/** The part that is read of what Playwright's JSON reporter writes. */
export type PlaywrightReport = {
  config: { rootDir: string };
  suites: Suite[];
  errors: unknown[];
};

export function readPlaywrightReport(report: PlaywrightReport, root: string) {
  const pathOf = (file: string): string => relative(root, join(report.config.rootDir, file));
  const specs = report.suites.flatMap((suite) => listSpecs(suite, []));
  const withStatus = (...statuses: TestEntry["status"][]) =>
    specs.flatMap(({ spec, titles }) =>
      spec.tests
        .filter(({ status }) => statuses.includes(status))
        .map((entry) => ({ spec, titles, entry })),
    );
  const durations = new Map<string, number>();
  for (const { spec } of specs) {
    const seconds = spec.tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    const before = durations.get(pathOf(spec.file)) ?? 0;
    const sum = seconds.reduce((total, one) => total + one / 1_000, 0);
    durations.set(pathOf(spec.file), before + sum);
  }
  return {
    passed: withStatus("expected").length,
    errors: report.errors,
    durations,
    // Nothing is skipped on purpose, so one that is skipped did not run: the setup before it failed.
    failures: withStatus("unexpected", "flaky", "skipped").map(({ spec, titles, entry }) => ({
      name: [pathOf(spec.file), ...titles].join(" › "),
      place: `${pathOf(spec.file)}:${spec.line}`,
      title: titles.join(" "),
      firstFailure: firstLineOf(entry),
      attachments: entry.results.flatMap(({ attachments = [] }) =>
        attachments.flatMap(({ path: file }) => (file === undefined ? [] : [file])),
      ),
    })),
  };
}

/** Groups of a file are part of the title; the file's own suite is not. */
function listSpecs(
  suite: Suite,
  groups: readonly string[],
): { spec: Spec; titles: readonly string[] }[] {
  return [
    ...(suite.specs ?? []).map((spec) => ({ spec, titles: [...groups, spec.title] })),
    ...(suite.suites ?? []).flatMap((inner) => listSpecs(inner, [...groups, inner.title])),
  ];
}

/** The marks with which a message is coloured. */
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

function firstLineOf({ results }: TestEntry): string {
  const failed = results.find(({ errors = [] }) => errors.length > 0);
  const message = failed?.errors?.[0]?.message ?? failed?.status ?? "it did not run";
  return message.replace(colours, "").split("\n")[0]?.trim() ?? "";
}

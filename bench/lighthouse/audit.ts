import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { projectRoot } from "../bench-world.ts";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof categories)[number];

export type Report = {
  scores: Readonly<Record<Category, number>>;
  /** What took points off, as Lighthouse calls it. */
  short: readonly string[];
};

/** What we read of Lighthouse's own report. */
type Written = {
  categories: Record<
    Category,
    { score: number | null; auditRefs: readonly { id: string; weight: number }[] }
  >;
  audits: Record<string, { score: number | null; displayValue?: string }>;
};

/** A browser that talks to nobody but the page. */
const chromiumFlags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** One visit by a browser that has never seen the site. */
export async function audit(url: string, chromium: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(projectRoot, "node_modules/lighthouse/cli/index.js"),
      url,
      "--output=json",
      "--quiet",
      "--no-enable-error-reporting",
      `--only-categories=${categories.join(",")}`,
      `--chrome-flags=${chromiumFlags.join(" ")}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: chromium },
      maxBuffer: 64 * 1024 * 1024,
      timeout: 180_000,
    },
  );
  return read(JSON.parse(stdout) as Written);
}

function read(written: Written): Report {
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round((written.categories[name].score ?? 0) * 100)]),
  ) as Record<Category, number>;
  const short = categories.flatMap((name) =>
    written.categories[name].auditRefs
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => ({ id, ...written.audits[id] }))
      .filter(({ score }) => typeof score === "number" && score < 0.9)
      .map(({ id, displayValue }) => (displayValue ? `${id} ${displayValue}` : id)),
  );
  return { scores, short };
}

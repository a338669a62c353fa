import { quietFlags } from "@croupier/tools/chromium";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { projectRoot } from "../bench-world.ts";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof categories)[number];

export type Report = {
  scores: Readonly<Record<Category, number>>;
  /** How far things moved by themselves, and when the largest was drawn. */
  shift: number;
  paintMs: number;
  /** What took points off, as Lighthouse calls it. */
  short: readonly string[];
};

/** What we read of Lighthouse's own report. */
type Written = {
  categories: Record<
    Category,
    { score: number | null; auditRefs: readonly { id: string; weight: number }[] }
  >;
  audits: Record<string, { score: number | null; displayValue?: string; numericValue?: number }>;
};

/** One visit by a browser that has never seen the site; nothing when its trace came out broken. */
export async function audit(url: string, chromium: string): Promise<Report | undefined> {
  const lighthouse = join(projectRoot, "node_modules/lighthouse/cli/index.js");
  const flags = [
    "--output=json",
    "--quiet",
    "--no-enable-error-reporting",
    `--only-categories=${categories.join(",")}`,
    `--chrome-flags=${["--headless", ...quietFlags].join(" ")}`,
  ];
  const { stdout, stderr } = await new Promise<{ stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      [lighthouse, url, ...flags],
      {
        env: { ...process.env, CHROME_PATH: chromium },
        maxBuffer: 64 * 1024 * 1024,
        timeout: 180_000,
      },
      (_failed, stdout, stderr) => resolve({ stdout, stderr }),
    );
  });
  if (stderr.includes("Please run Lighthouse again")) return undefined;
  if (!stdout.startsWith("{")) throw new Error(`Lighthouse gave up on ${url}: ${stderr}`);
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
  const figureOf = (id: string): number => written.audits[id]?.numericValue ?? 0;
  return {
    scores,
    shift: Math.round(figureOf("cumulative-layout-shift") * 1_000) / 1_000,
    paintMs: Math.round(figureOf("largest-contentful-paint")),
    short,
  };
}

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createContent } from "@croupier/content";
import { connect } from "@croupier/database";
import { uuidv7 } from "@croupier/kit/ids";
import { imageUrl } from "@croupier/kit/image-url";
import { mediaPath } from "@croupier/kit/media-path";
import { projectRoot } from "../bench-world.ts";
import { describeMachine, type BenchResult } from "../result.ts";
import { startServing } from "../serving.ts";

const pictures = [
  "ui/.storybook/art/skylark.webp",
  "ui/.storybook/art/kingfishers-catch.webp",
  "ui/.storybook/art/european-roulette.webp",
  "apps/site/app/brand/kingfisher/hero-wide.webp",
];
const widths = [320, 640, 1280] as const;
const forms = ["avif", "webp"] as const;
const warmRounds = 20;
const coldMsMax = 2_000;
const warmMsMax = 20;

/** Cold is drawn for the first one who asks, warm comes from the disk. */
export async function run(): Promise<BenchResult> {
  const serving = await startServing({ servers: 1, shedsNothing: true });
  try {
    const paths = await upload(serving.database.appUrl);
    const origin = `http://localhost:${serving.servers[0]?.port}`;
    const asked = forms.flatMap((form) =>
      paths.flatMap((path) =>
        widths.map((width) => ({ form, url: origin + imageUrl({ path, width }) })),
      ),
    );
    const cold: Record<string, number[]> = { avif: [], webp: [] };
    for (const each of asked) cold[each.form]?.push(await measure(each));
    const warm: number[] = [];
    for (let round = 0; round < warmRounds; round += 1) {
      for (const each of asked) warm.push(await measure(each));
    }
    const avif = quantiles(cold["avif"] ?? []);
    const webp = quantiles(cold["webp"] ?? []);
    const kept = quantiles(warm);
    return {
      id: "images",
      what: "a picture that nobody has asked for yet, and one that is drawn already, from a real server",
      figures: {
        pictures: asked.length,
        "cold AVIF, ms at p50": avif.p50,
        "cold AVIF, ms at p99": avif.p99,
        "cold WebP, ms at p50": webp.p50,
        "cold WebP, ms at p99": webp.p99,
        "warm, ms at p50": kept.p50,
        "warm, ms at p99": kept.p99,
      },
      limit: {
        "cold AVIF, ms at p99": `at most ${coldMsMax}`,
        "warm, ms at p99": `at most ${warmMsMax}`,
      },
      pass: avif.p99 <= coldMsMax && webp.p99 <= coldMsMax && kept.p99 <= warmMsMax,
      machine: describeMachine(),
      at: new Date().toISOString(),
    };
  } finally {
    await serving.stop();
  }
}

async function upload(appUrl: string): Promise<readonly string[]> {
  const database = connect({ url: appUrl, max: 1, name: "croupier bench images" });
  const content = createContent({ database });
  try {
    const paths: string[] = [];
    for (const file of pictures) {
      const added = await content.addMedia({
        mediaId: uuidv7(),
        bucket: "default",
        folder: "bench",
        name: file,
        alt: { en: file },
        bytes: await readFile(join(projectRoot, file)),
        by: "bench",
      });
      if (!added.ok) throw new Error(`${file}: ${added.refusal.code}`);
      paths.push(mediaPath({ ...added.value, id: added.value.mediaId }));
    }
    return paths;
  } finally {
    await database.close();
  }
}

async function measure({ form, url }: { form: string; url: string }): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(url, { headers: { accept: `image/${form}` } });
  await answer.arrayBuffer();
  const type = answer.headers.get("content-type");
  if (type !== `image/${form}`) throw new Error(`${url}: ${answer.status} ${type}`);
  return performance.now() - begun;
}

function quantiles(times: readonly number[]): { p50: number; p99: number } {
  const sorted = [...times].sort((left, right) => left - right);
  const at = (share: number): number =>
    Math.round((sorted[Math.floor(share * (sorted.length - 1))] ?? 0) * 10) / 10;
  return { p50: at(0.5), p99: at(0.99) };
}

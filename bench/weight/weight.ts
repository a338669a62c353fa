// `npm run bench weight`: bytes of the home page, untouched and with everything opened.
import { everythingBuilt, brotlied, gzippedTogether, unload } from "@croupier/site/weighing";
import { buildIfChanged, bundles } from "@croupier/tools/bundles";
import { projectRoot } from "../bench-world.ts";
import { describeMachine, type BenchResult } from "../result.ts";

const scriptsMax = 120_000;
const stylesMax = 25_000;
const htmlMax = 30_000;

export async function run(): Promise<BenchResult> {
  await buildIfChanged(projectRoot, bundles.site);
  const home = await unload("/");
  const scripts = gzippedTogether(home.scripts);
  const styles = gzippedTogether(home.styles);
  const html = brotlied(home.html);
  const everyScript = gzippedTogether(everythingBuilt("js"));
  const everyStyle = gzippedTogether(everythingBuilt("css"));
  return {
    id: "weight",
    what: "What the home page makes a visitor download untouched (scripts and styles gzip 9, HTML brotli), beside all scripts and styles that any page, overlay or language of the site can bring.",
    figures: {
      "scripts untouched, bytes": scripts,
      "styles untouched, bytes": styles,
      "HTML, bytes": html,
      "script files untouched": home.scripts.length,
      "scripts with everything opened, bytes": everyScript,
      "styles with everything opened, bytes": everyStyle,
      "untouched to everything":
        Math.round((100 * (scripts + styles)) / (everyScript + everyStyle)) / 100,
    },
    limit: {
      "scripts untouched, bytes": "<= 120,000",
      "styles untouched, bytes": "<= 25,000",
      "HTML, bytes": "<= 30,000",
    },
    pass: scripts <= scriptsMax && styles <= stylesMax && html <= htmlMax,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}

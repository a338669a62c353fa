import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

import { compileCatalogue, type Catalogue } from "@croupier/site/compile-messages";
import type { Plugin } from "vite";

const messages = fileURLToPath(new URL("../app/messages/", import.meta.url));
const ofSite = fileURLToPath(new URL("../../site/app/messages/", import.meta.url));

/** Written by the site, which asks the same question: `step-up/` there. Parts have no need of them. */
function stepUpWords(file: string): Catalogue {
  if (/^\w+\.\w+\.json$/.test(file)) return {};
  const texts: Catalogue = JSON.parse(readFileSync(ofSite + file, "utf8"));
  return Object.fromEntries(Object.entries(texts).filter(([key]) => key.startsWith("stepUp.")));
}

/** A file of texts becomes the arrays that `formatMessage` joins; the ICU parser stays in the build. */
export function words(): Plugin {
  return {
    name: "croupier:account-words",
    enforce: "pre",
    load(id) {
      const [path = ""] = id.split("?");
      if (!path.startsWith(messages) || !path.endsWith(".json")) return undefined;
      const own: Catalogue = JSON.parse(readFileSync(path, "utf8"));
      const texts = compileCatalogue({ ...own, ...stepUpWords(basename(path)) });
      return { code: `export default ${JSON.stringify(texts)}`, moduleType: "js" };
    },
  };
}

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { compileCatalogue } from "@croupier/site/compile-messages";
import type { Plugin } from "vite";

const messages = fileURLToPath(new URL("../app/messages/", import.meta.url));

/** A file of texts becomes the arrays that `formatMessage` joins; the ICU parser stays in the build. */
export function words(): Plugin {
  return {
    name: "croupier:account-words",
    enforce: "pre",
    load(id) {
      const [path = ""] = id.split("?");
      if (!path.startsWith(messages) || !path.endsWith(".json")) return undefined;
      const texts = compileCatalogue(JSON.parse(readFileSync(path, "utf8")));
      return { code: `export default ${JSON.stringify(texts)}`, moduleType: "js" };
    },
  };
}

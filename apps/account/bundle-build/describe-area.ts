import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { bridgeVersion, type EmbeddedArea } from "@croupier/contracts/bridge";
import type { Plugin } from "vite";

/** Writes `area.json` beside the files: the addresses under which a page finds script and styles. */
export function describeArea(): Plugin {
  let folder = "";
  return {
    name: "croupier:describe-area",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    writeBundle(_options, bundle) {
      const files = Object.values(bundle);
      const entry = files.find((file) => file.type === "chunk" && file.isEntry);
      if (entry === undefined) this.error("the area has no entry");
      const styles = files.filter(({ fileName }) => fileName.endsWith(".css"));
      const area: EmbeddedArea = {
        bridge: bridgeVersion,
        script: `/${entry.fileName}`,
        styles: styles.map(({ fileName }) => `/${fileName}`),
      };
      mkdirSync(dirname(folder), { recursive: true });
      writeFileSync(join(folder, "../area.json"), `${JSON.stringify(area)}\n`);
    },
  };
}

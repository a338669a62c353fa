import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

// Makes common-passwords.txt.br again, from an unpacked @zxcvbn-ts/language-common (MIT):
//   npm pack @zxcvbn-ts/language-common@4.1.3 && tar xf *.tgz
//   node tools/run.mjs domain/players/src/common-passwords/make.ts package/src/passwords.json
const [source] = process.argv.slice(2);
if (source === undefined) throw new Error("name the passwords.json to read");

/** Shorter words only matter as the stem of a longer password; below seven they say too little. */
const lengthMin = 7;
const words = (JSON.parse(await readFile(source, "utf8")) as string[])
  .filter((word) => word.length >= lengthMin)
  .map((word) => word.toLowerCase());
const text = [...new Set(words)].toSorted().join("\n");
await writeFile(
  path.join(import.meta.dirname, "common-passwords.txt.br"),
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
);

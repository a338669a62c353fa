/** Ways to leave a folder, or to reach another machine, in every spelling we know of. */
const steps = [
  "",
  "..",
  "../..",
  "../../../..",
  "....//....//",
  "..;/..",
  "./.././..",
  "..\\..",
  "/.",
  "//",
];
const targets = [
  "etc/passwd",
  "package.json",
  ".croupier/postgres/PG_VERSION",
  "apps/server/main.ts",
  "proc/self/environ",
  "brands/../../../package.json",
  "media/0199f0a0-0000-7000-8000-000000000000/../../../../package.json",
  "windows\\win.ini",
];
const elsewhere = [
  "http://127.0.0.1:{port}/a.png",
  "//127.0.0.1:{port}/a.png",
  "http://2130706433:{port}/a.png",
  "http://0177.0.0.1:{port}/a.png",
  "http://[::ffff:127.0.0.1]:{port}/a.png",
  "http://[::1]:{port}/a.png",
  "http:\\\\localhost:{port}\\a.png",
  "https://localhost:{port}/media/a.png",
  "http://169.254.169.254/latest/meta-data",
  "file:///etc/passwd",
  "data:image/svg+xml,<svg onload=x()>",
  "gopher://127.0.0.1:{port}/_x",
];
const tails = ["", "%00.png", "?x=.png", "#.png", ".webp", "/", "::$DATA", "\t"];

const each = (text: string, spell: (character: string) => string) => [...text].map(spell).join("");
const hex = (character: string) => `%${character.charCodeAt(0).toString(16).padStart(2, "0")}`;
const spellings: readonly ((path: string) => string)[] = [
  encodeURI,
  encodeURIComponent,
  (path) => encodeURIComponent(encodeURIComponent(path)),
  (path) => encodeURIComponent(encodeURIComponent(encodeURIComponent(path))),
  (path) => each(path, (character) => (character.charCodeAt(0) < 128 ? hex(character) : "x")),
  (path) => encodeURI(path).replaceAll("../", "%c0%ae%c0%ae%c0%af"),
  (path) => encodeURI(path).replaceAll(".", "%u002e").replaceAll("/", "%u2215"),
  (path) => encodeURI(path).replaceAll("/", "%5c"),
];
const frames = ["w640/q75/", "w640/q75/%2F", "w641/q75/", "w640/q7500/", "w640%2Fq75%2F", ""];

/** As many different ones as are asked for, spread over all kinds. */
export function hostileImagePaths(count: number, canaryPort: number): readonly string[] {
  const wanted = [
    ...steps.flatMap((up) => targets.map((target) => `${up}/${target}`)),
    ...elsewhere.map((address) => address.replace("{port}", String(canaryPort))),
  ];
  const all = new Set(
    frames.flatMap((frame) =>
      wanted.flatMap((path) =>
        tails.flatMap((tail) => spellings.map((spell) => frame + spell(path + tail))),
      ),
    ),
  );
  const stride = Math.max(1, Math.floor(all.size / count));
  return [...all].filter((_, at) => at % stride === 0).slice(0, count);
}

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** What ui/.storybook takes its stories from, all files in it, from the root of the project. */
const files = ["ui/src", "blocks", "games"].flatMap((folder) =>
  readdirSync(root + folder, { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file}`)
    .filter((file) => !file.includes("node_modules/"))
    .toSorted(),
);

/** Files of stories, known before the stories are built: each is a test of its own. */
export const storyFiles = files.filter((file) => file.endsWith(".story.tsx"));

/** Families whose scene has stories. */
export const gamesWithStories: readonly string[] = [
  ...new Set(
    storyFiles
      .filter((file) => /^games\/[^/]+\/scene\//.test(file))
      .map((file) => file.split("/")[1] ?? ""),
  ),
];

/** Which kinds of events the rules of a family tell, as they are written down there. */
export function eventsOfRules(family: string): readonly string[] {
  const written = files
    .filter((file) => file.startsWith(`games/${family}/rules/`))
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => readFileSync(root + file, "utf8"))
    .join("\n");
  return [
    ...new Set([...written.matchAll(/readonly type: "(\w+)"/g)].map(([, type]) => type ?? "")),
  ];
}

const knowsTheLook =
  /data-(brand|theme)\b|dataset(\.|\[")(brand|theme)\b|prefers-color-scheme|\bglobals\b/;
const setsMoreThanTokens = /^\s*[a-z][a-z-]*:/;

/** Lines that ask for the brand or the theme, and what a brand sets besides tokens. */
export function linesThatKnowTheLook(): string[] {
  return files
    .filter((file) => /\.(css|tsx?)$/.test(file) && !file.includes("/rules/"))
    .flatMap((file) =>
      readFileSync(root + file, "utf8")
        .split("\n")
        .filter(
          (line) =>
            knowsTheLook.test(line) ||
            (file.startsWith("ui/src/styles/brands/") && setsMoreThanTokens.test(line)),
        )
        .toSorted()
        .map((line) => `${file}: ${line.trim()}`),
    );
}

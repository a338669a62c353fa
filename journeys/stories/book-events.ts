import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const games = fileURLToPath(new URL("../../games/", import.meta.url));

/** Families whose scene has stories. */
export function gamesWithStories(): readonly string[] {
  return readdirSync(games).filter((family) => {
    const scene = `${games}${family}/scene`;
    return existsSync(scene) && readdirSync(scene).some((file) => file.endsWith(".story.tsx"));
  });
}

/** Which kinds of events the rules of a family tell, as they are written down there. */
export function eventsOfRules(family: string): readonly string[] {
  const folder = `${games}${family}/rules/`;
  const written = readdirSync(folder)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .map((file) => readFileSync(folder + file, "utf8"))
    .join("\n");
  return [
    ...new Set([...written.matchAll(/readonly type: "(\w+)"/g)].map(([, type]) => type ?? "")),
  ];
}

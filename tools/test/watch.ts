// `npm run test:watch -- PATH`: unit and integration tests, run again as you save.
import { isMeantForPeople } from "../start/meant-for-people.ts";
import { root } from "../root.ts";
import { ArgumentRefused, parseTestArguments } from "./arguments.ts";
import { runInTerminal } from "./lanes.ts";
import { buildFor, findTests, vitestArgs } from "./run-selected.ts";
import type { Kind } from "./select-tests.ts";

async function main(): Promise<number> {
  const { wanted, ...others } = parseTestArguments(process.argv.slice(2));
  if (others.help) {
    console.log("npm run test:watch -- PATH     runs a unit or integration test again as you save");
    return 0;
  }
  if (others.inspect) {
    throw new ArgumentRefused(
      "A watched test has no debugger: npm test -- PATH --inspect has one.",
    );
  }
  if (wanted.length === 0) throw new ArgumentRefused("Give the path or name of the test to watch.");
  const selection = findTests(wanted);
  const kinds = Object.keys(selection.files) as Kind[];
  const browser = kinds.find((kind) => kind === "journeys" || kind === "stories");
  if (browser !== undefined) {
    throw new ArgumentRefused(`The ${browser} are not watched: run npm test -- PATH.`);
  }
  await buildFor(selection);
  return runInTerminal(vitestArgs("watch", kinds, selection), { cwd: root });
}

try {
  process.exit(await main());
} catch (cause) {
  console.error(isMeantForPeople(cause) ? cause.message : cause);
  process.exit(1);
}

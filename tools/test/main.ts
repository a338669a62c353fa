// `npm test`: everything, from types to a browser, or the part of it that is asked for.
import { isMeantForPeople } from "../start/meant-for-people.ts";
import { parseTestArguments, testUsage } from "./arguments.ts";
import { runSelected } from "./run-selected.ts";
import { runWhole } from "./run-whole.ts";

async function main(): Promise<number> {
  const args = parseTestArguments(process.argv.slice(2));
  if (args.help) {
    console.log(testUsage);
    return 0;
  }
  return args.wanted.length > 0 ? runSelected(args) : runWhole(args);
}

try {
  process.exit(await main());
} catch (cause) {
  console.error(isMeantForPeople(cause) ? cause.message : cause);
  process.exit(1);
}

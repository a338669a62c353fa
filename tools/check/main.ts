// `npm run check`: what can be known without running the product.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { runStep } from "../test/lanes.ts";
import { closingLine } from "../test/closing-line.ts";
import { checkSteps } from "./steps.ts";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const results = [];
for (const step of checkSteps(root)) results.push(await runStep(step));
console.log(closingLine(results));
process.exit(results.some((result) => result.failed > 0) ? 1 : 0);

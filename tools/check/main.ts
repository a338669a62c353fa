// `npm run check`: what can be known without running the product.
import { runStep } from "../test/lanes.ts";
import { closingLine } from "../test/closing-line.ts";
import { checkSteps } from "./steps.ts";
import { root } from "../root.ts";

const results = [];
for (const step of checkSteps(root)) results.push(await runStep(step));
console.log(closingLine(results));
process.exit(results.some((result) => result.failed > 0) ? 1 : 0);

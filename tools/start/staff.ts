// `npm run staff -- recover`: one more administrator, for a house that has lost one of its two.
import { hostname, userInfo } from "node:os";
import { systemClock } from "@croupier/kit/time";
import { createOversight } from "@croupier/oversight";
import { answer } from "./answer.ts";
import { PlainSentence } from "./plain-sentence.ts";
import { withHouse } from "./with-house.ts";

await answer(async () => {
  if (process.argv.slice(2).join(" ") !== "recover") {
    throw new PlainSentence("npm run staff does one thing: npm run staff -- recover");
  }
  const made = await withHouse("staff recover", ({ database, keyring }) => {
    const oversight = createOversight({ database, clock: systemClock, keyring });
    return oversight.recoverAdministrator({ host: hostname(), user: userInfo().username });
  });
  return [
    `One more administrator: ${made.login}, once, within a week, with ${made.password}`,
    "It stands in the audit trail, and the worker raises an alarm for a day.",
  ].join("\n");
});

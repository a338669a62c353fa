import { everyEndpoint } from "@croupier/contracts";
import { expect, test } from "vitest";
import { listFiles } from "./parts/files.ts";

/** `apps/server/methods/wallet.balances.ts`: the API is a directory listing. */
const methods = listFiles()
  .filter((path) => /^apps\/[^/]+\/(src\/)?methods\/[a-z]\w*\.\w+\.ts$/.test(path))
  .filter((path) => !/\.(test|css)\./.test(path))
  .map((path) => path.slice(path.lastIndexOf("/") + 1, -".ts".length));

test("every call of the contracts has one file with its name, and every such file is a call", () => {
  expect(
    new Set(methods),
    "name the file after the endpoint (`group.call.ts`); take out what no contract speaks of",
  ).toEqual(new Set(everyEndpoint.map(({ name }) => name)));
  expect(methods).toHaveLength(everyEndpoint.length);
});

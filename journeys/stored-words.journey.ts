import {
  meetTheWords,
  sowHostileWords,
  storedPayloads,
  watchFor,
} from "@croupier/tools/stored-words";
import { expect, test } from "./world.ts";

/** A third of what `npm run drill -- --night stored-xss` stores. */
const gate = 234;

test(
  "words that an editor stored are words, on every page of the site and of the console",
  { tag: "@alone" },
  async ({ page, world }) => {
    const ran = await watchFor(page);
    const sown = await sowHostileWords(world, page.request, storedPayloads(gate));
    expect(await meetTheWords(page, world, sown)).toEqual([]);
    expect(ran).toEqual({ dialogs: 0, refusals: [], strangers: 0 });
  },
);

import type { GameIndex } from "@croupier/contracts";

import { client } from "../../calls/client.ts";

/** Whose list: what somebody sees depends on these, and on the place, which a browser keeps. */
export interface IndexOf {
  readonly bucket: string;
  readonly language: string;
  readonly signedIn: boolean;
}

/** How long a list is believed; a game that was taken away is refused by its launch in any case. */
const goodMs = 300_000;

interface Kept {
  readonly name: string;
  readonly asked: Promise<GameIndex>;
  readonly until: number;
  index?: GameIndex;
}

let kept: Kept | undefined;

/** The list of all games, asked for once and kept by this browser while it is walked through the site. */
export function askForIndex(of: IndexOf, now = Date.now()): Promise<GameIndex> {
  const name = `${of.bucket} ${of.language} ${of.signedIn}`;
  if (kept?.name === name && now < kept.until) return kept.asked;
  const mine: Kept = { name, asked: fetchIndex(of), until: now + goodMs };
  kept = mine;
  mine.asked.then(
    (index) => {
      mine.index = index;
    },
    () => {
      // The next who wants it asks again.
      if (kept === mine) kept = undefined;
    },
  );
  return mine.asked;
}

/** Whether the list is here already. */
export function isIndexKept(now = Date.now()): boolean {
  return kept?.index !== undefined && now < kept.until;
}

async function fetchIndex({ bucket, language }: IndexOf): Promise<GameIndex> {
  const answer = await client.content.gameIndex({ params: { bucket, language } });
  if (!answer.ok) throw new Error(`The list of games was answered with ${answer.status}`);
  return answer.value;
}

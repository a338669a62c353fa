import type { MaintenanceNotice } from "@croupier/contracts";

import { client } from "../calls/client.ts";

/** What is announced, with how far the server's clock is ahead of ours. */
export interface Told {
  readonly notice: MaintenanceNotice;
  readonly aheadMs: number;
}

const everyMs = 60_000;

/** Asks now where something is announced, and once a minute while the page stays open and seen. */
export function watchMaintenance(given: {
  readonly brandCode: string;
  readonly language: string;
  readonly announced: boolean;
  readonly onTold: (told: Told | undefined) => void;
}): () => void {
  const { brandCode, language, onTold } = given;
  async function ask(): Promise<void> {
    if (document.visibilityState !== "visible") return;
    const sentAt = Date.now();
    const answer = await client.siteConfiguration.maintenance({
      params: { brandCode },
      query: { language },
    });
    if (!answer.ok) return;
    const { now, maintenance: notice } = answer.value;
    const aheadMs = Date.parse(now) - (sentAt + Date.now()) / 2;
    onTold(notice === null ? undefined : { notice, aheadMs });
  }
  // Nobody misses what could not be asked: the next minute asks again.
  const tryToAsk = () => void ask().catch(() => {});
  if (given.announced) tryToAsk();
  const timer = setInterval(tryToAsk, everyMs);
  return () => clearInterval(timer);
}

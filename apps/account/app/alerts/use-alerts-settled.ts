import { useState } from "react";

import { usePlayer } from "../calls/player-queries.ts";
import { useSiteConfiguration } from "../calls/site-configuration-query.ts";
import { usePhone, useTwoFactor } from "../security/two-factor-query.ts";
import { areAnswered } from "./are-answered.ts";
import { useDocuments } from "./use-document-statuses.ts";

/**
 * Whether it is known what stands above every page. The first page waits for it: an alert that came
 * later would push the page down under the finger that is about to press. True once, true for good.
 */
export function useAlertsSettled(): boolean {
  const [settled, setSettled] = useState(false);
  const answered = areAnswered({
    player: usePlayer(),
    documents: useDocuments(),
    phone: usePhone(),
    configuration: useSiteConfiguration(),
    twoFactor: useTwoFactor(),
  });
  if (answered && !settled) setSettled(true);
  return settled || answered;
}

import { useEffect, useMemo, useState } from "react";

import { emptyAnswers, type Answers } from "./answers.ts";
import { answersIn, findAnswers, keepAnswers } from "./kept-answers.ts";
import type { Offer } from "./offer.ts";
import { listenToOtherTabs } from "./other-tabs.ts";

/**
 * What was answered before a reload, or in another tab. The shared page knows nothing of this tab: what
 * it holds is read once the page is alive.
 */
export function useKeptAnswers(offer: Offer, hydrated: boolean): Answers | undefined {
  const empty = useMemo(() => emptyAnswers(offer), [offer]);
  const [told, setTold] = useState<Answers>();
  const kept = useMemo(() => (hydrated ? findAnswers(empty) : undefined), [hydrated, empty]);
  useEffect(
    () =>
      listenToOtherTabs({
        find: () => findAnswers(empty),
        onTold(words) {
          const answers = answersIn(words, empty);
          if (answers === undefined) return;
          keepAnswers(answers);
          setTold(answers);
        },
      }),
    [empty],
  );
  return told ?? kept;
}

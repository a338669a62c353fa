import type { EditedEntry } from "@croupier/contracts";
import { uuidv7 } from "@croupier/kit/ids";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { deskKey } from "../content/calls.ts";
import type { EntryDraft } from "../drafting/entry-draft.ts";
import { askReview, cancelSchedule, publish, schedule, unpublish } from "./calls.ts";
import { chosenNumbers, publishableParts } from "./part-choice.ts";

export type PublishWish =
  | { readonly do: "publish" | "ask review" }
  | { readonly do: "unpublish"; readonly title?: string }
  | {
      readonly do: "schedule";
      readonly action: "publish" | "unpublish";
      readonly at: Date;
      readonly title?: string;
    }
  | { readonly do: "cancel"; readonly schedule: string };

export class NotSaved extends Error {
  override readonly name = "NotSaved";
}

/** Does what the panel asks, after everything typed is saved. */
export function usePublishing({
  entry,
  draft,
  languages,
  left,
  note,
}: {
  entry: EditedEntry;
  draft: EntryDraft;
  languages: readonly string[];
  /** Parts that stay as visitors see them now. */
  left: ReadonlySet<string>;
  note: string;
}) {
  const queries = useQueryClient();
  return useMutation({
    async mutationFn(wish: PublishWish): Promise<PublishWish> {
      const needsSaved = wish.do !== "cancel" && wish.do !== "unpublish";
      if (needsSaved && !(await draft.flush())) throw new NotSaved("not everything is saved");
      const parts = chosenNumbers(publishableParts(entry, draft.view(), languages), left);
      const said = note.trim() === "" ? {} : { note: note.trim() };
      switch (wish.do) {
        case "publish":
          await publish({ entry: entry.id, parts, ...said });
          break;
        case "unpublish":
          await unpublish({ entry: entry.id, ...said, ...titleOf(wish) });
          break;
        case "ask review":
          await askReview({ id: uuidv7(), entry: entry.id, parts, ...said });
          break;
        case "schedule":
          await schedule({
            id: uuidv7(),
            entry: entry.id,
            action: wish.action,
            at: wish.at.toISOString(),
            parts: wish.action === "publish" ? parts : everyPart(entry),
            ...said,
            ...titleOf(wish),
          });
          break;
        case "cancel":
          await cancelSchedule(wish.schedule);
          break;
      }
      return wish;
    },
    onSettled: () => queries.invalidateQueries({ queryKey: deskKey }),
  });
}

const titleOf = ({ title }: { readonly title?: string }) => (title === undefined ? {} : { title });

/** Hiding names the versions as well; which they are makes no difference then. */
const everyPart = ({ parts }: EditedEntry): Record<string, number> =>
  Object.fromEntries(Object.entries(parts).map(([part, { latest }]) => [part, latest]));

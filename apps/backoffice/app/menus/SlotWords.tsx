import type { DeskBucket, EditedEntry } from "@croupier/contracts";
import { useQueries, useQuery } from "@tanstack/react-query";
import { entries, entryQuery } from "../content/calls.ts";
import type { PartData } from "../drafting/check-part.ts";
import { countSlots, slotRuleOf, type SlotCount } from "./count-slots.ts";
import styles from "./MenuForm.module.css";
import type { MenuEntry } from "./menu-tree.ts";

/** How many of the items a visitor sees at once, counted while they are written. */
export function SlotWords({
  entry,
  common,
  items,
  bucket,
}: {
  entry: EditedEntry;
  common: PartData;
  items: readonly MenuEntry[];
  bucket: DeskBucket;
}) {
  const secondaryHasItems = useSecondaryHasItems(bucket.bucket, entry.id);
  const rule = slotRuleOf(common, { secondaryHasItems });
  if (rule === undefined) {
    return <p className={styles["MenuForm-slots"]}>{items.length} items, all of them shown</p>;
  }
  const counts = countSlots(items, rule);
  const [out, inside] = counts;
  const areSame = out?.items === inside?.items;
  return (
    <ul className={styles["MenuForm-slots"]} aria-live="polite">
      {(areSame ? counts.slice(0, 1) : counts).map((count) => (
        <li key={count.audience} data-full={count.behindMore > 0}>
          {!areSame && (count.audience === "loggedIn" ? "Signed in: " : "Signed out: ")}
          {sentenceOf(count, rule.slots)}
        </li>
      ))}
    </ul>
  );
}

function sentenceOf({ items, shown, behindMore }: SlotCount, slots: number): string {
  if (behindMore === 0) return `${items} of ${slots} slots used`;
  return `${shown} shown and More, ${behindMore} behind it (${slots} slots)`;
}

/** Another menu of the same row can hold what stands behind More. */
function useSecondaryHasItems(bucket: string, own: string): boolean {
  const { data } = useQuery(entries({ bucket, kind: "custom_menu", pageSize: 100 }));
  const others = (data?.items ?? []).filter(({ id }) => id !== own);
  return useQueries({
    queries: others.map(({ id }) => entryQuery(id)),
    combine: (answers) =>
      answers.some(({ data: menu }) => {
        const { region, list, items } = menu?.parts["common"]?.data ?? {};
        const isSecondary = region === "channelHeader" && list === "secondary";
        return isSecondary && Array.isArray(items) && items.length > 0;
      }),
  });
}

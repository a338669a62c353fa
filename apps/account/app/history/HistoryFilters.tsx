import { Chip, SearchField, Select } from "@croupier/ui";

import { useSay } from "../language/Words.context.tsx";
import { groups, periods, products, type HistoryFilter } from "./history-filter.ts";
import styles from "./History.module.css";

export interface HistoryFiltersProps {
  readonly filter: HistoryFilter;
  readonly onChange: (filter: HistoryFilter) => void;
}

/** What kind, of which product, since when, and words to look for. */
export function HistoryFilters({ filter, onChange }: HistoryFiltersProps) {
  const say = useSay();
  const change = (part: Partial<HistoryFilter>) => onChange({ ...filter, ...part });
  return (
    <div className={styles["History-filters"]}>
      <fieldset className={styles["History-chips"]} aria-label={say("history.kind")}>
        <Chip pressed={filter.group === undefined} onClick={() => change({ group: undefined })}>
          {say("history.all")}
        </Chip>
        {groups.map((group) => (
          <Chip key={group} pressed={filter.group === group} onClick={() => change({ group })}>
            {say(`history.group.${group}`)}
          </Chip>
        ))}
      </fieldset>
      <div className={styles["History-fields"]}>
        <SearchField
          label={say("history.search")}
          placeholder={say("history.search")}
          value={filter.search}
          maxLength={60}
          onChange={({ target }) => change({ search: target.value })}
        />
        <Select
          label={say("history.period")}
          value={filter.period}
          options={periods.map((value) => ({ value, label: say(`history.period.${value}`) }))}
          onChange={({ target }) => change({ period: oneOf(periods, target.value) ?? "quarter" })}
        />
        {filter.group === "game" && (
          <Select
            label={say("history.product")}
            value={filter.product ?? ""}
            options={[
              { value: "", label: say("history.all") },
              ...products.map((value) => ({ value, label: say(`history.product.${value}`) })),
            ]}
            onChange={({ target }) => change({ product: oneOf(products, target.value) })}
          />
        )}
      </div>
    </div>
  );
}

function oneOf<Value extends string>(values: readonly Value[], text: string): Value | undefined {
  return values.find((value) => value === text);
}

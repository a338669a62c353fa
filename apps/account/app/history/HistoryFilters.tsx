import { Chip, SearchField, Select } from "@croupier/ui";

import { useSay } from "../language/Words.context.tsx";
import {
  changeFilter,
  groups,
  hasStatus,
  oneOf,
  periods,
  products,
  searchMax,
  statuses,
  type HistoryFilter,
} from "./history-filter.ts";
import styles from "./History.module.css";

export interface HistoryFiltersProps {
  readonly filter: HistoryFilter;
  readonly onChange: (filter: HistoryFilter) => void;
  /** The words to look for are whole. */
  readonly onTyped: () => void;
}

/** What kind, how it stands, of which product, since when, and words to look for. */
export function HistoryFilters({ filter, onChange, onTyped }: HistoryFiltersProps) {
  const say = useSay();
  const change = (part: Partial<HistoryFilter>) => onChange(changeFilter(filter, part));
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
          maxLength={searchMax}
          onChange={({ target }) => change({ search: target.value })}
          onBlur={onTyped}
        />
        <Select
          label={say("history.period")}
          value={filter.period}
          options={periods.map((value) => ({ value, label: say(`history.period.${value}`) }))}
          onChange={({ target }) => change({ period: oneOf(periods, target.value) ?? "quarter" })}
        />
        {hasStatus(filter.group) && (
          <Select
            label={say("history.status")}
            value={filter.status ?? ""}
            options={[
              { value: "", label: say("history.status.any") },
              ...statuses.map((value) => ({ value, label: say(`history.status.${value}`) })),
            ]}
            onChange={({ target }) => change({ status: oneOf(statuses, target.value) })}
          />
        )}
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

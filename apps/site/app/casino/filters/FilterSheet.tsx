import { gameFeatures, volatilities } from "@croupier/contracts/game-words";
import type { Asset } from "@croupier/kit/money";
import { Button, Select, Sheet } from "@croupier/ui";

import { useLocale, useSay } from "../../language/Messages.context.tsx";
import { percentText } from "../cards/percent-text.ts";
import { useAmount } from "../cards/use-amount.ts";
import styles from "./FilterSheet.module.css";
import { gameSorts, type GameFilter } from "./game-filter.ts";

export interface FilterSheetProps {
  readonly filter: GameFilter;
  readonly providers: readonly string[];
  /** Told before the sheet is closed; 0 where none fits or it is not known yet. */
  readonly fitting: number;
  readonly currency: Asset;
  readonly onChange: (change: GameFilter) => void;
  readonly onClose: () => void;
}

const returns = [94, 95, 96, 97, 98, 99];
const stakes = ["0.10", "0.20", "0.50", "1", "5", "20", "50", "100"];

/** Every filter and the order. What is chosen holds at once. */
export function FilterSheet({
  filter,
  providers,
  fitting,
  currency,
  onChange,
  onClose,
}: FilterSheetProps) {
  const say = useSay();
  const locale = useLocale();
  const amount = useAmount(currency);
  const any = { value: "", label: say("casino.filter.any") };
  return (
    <Sheet open onClose={onClose} title={say("casino.filter.every")} closeLabel={say("menu.close")}>
      <div className={styles["FilterSheet"]}>
        <Select
          label={say("casino.sort")}
          value={filter.sort ?? "popular"}
          options={gameSorts.map((value) => ({ value, label: say(`casino.sort.${value}`) }))}
          onChange={({ target: { value } }) =>
            onChange({ sort: gameSorts.find((one) => one === value) })
          }
        />
        <Select
          label={say("casino.filter.provider")}
          value={filter.provider ?? ""}
          options={[any, ...providers.map((value) => ({ value, label: value }))]}
          onChange={({ target: { value } }) => onChange({ provider: value || undefined })}
        />
        <Select
          label={say("casino.filter.feature")}
          value={filter.feature ?? ""}
          options={[
            any,
            ...gameFeatures.map((value) => ({ value, label: say(`casino.feature.${value}`) })),
          ]}
          onChange={({ target: { value } }) =>
            onChange({ feature: gameFeatures.find((one) => one === value) })
          }
        />
        <Select
          label={say("casino.filter.volatility")}
          value={filter.volatility ?? ""}
          options={[
            any,
            ...volatilities.map((value) => ({ value, label: say(`casino.volatility.${value}`) })),
          ]}
          onChange={({ target: { value } }) =>
            onChange({ volatility: volatilities.find((one) => one === value) })
          }
        />
        <Select
          label={say("casino.filter.return")}
          value={filter.rtp === undefined ? "" : String(filter.rtp)}
          options={[
            any,
            ...returns.map((value) => ({
              value: String(value),
              label: say("casino.filter.atLeast", { share: percentText(value / 100, locale) }),
            })),
          ]}
          onChange={({ target: { value } }) =>
            onChange({ rtp: value === "" ? undefined : Number(value) })
          }
        />
        <Select
          label={say("casino.filter.stakeOf")}
          value={filter.stake ?? ""}
          options={[any, ...stakes.map((value) => ({ value, label: amount(value) }))]}
          onChange={({ target: { value } }) => onChange({ stake: value || undefined })}
        />
        <div className={styles["FilterSheet-acts"]}>
          <Button look="ghost" onClick={() => onChange(nothing)}>
            {say("casino.filter.clear")}
          </Button>
          <Button look="action" onClick={onClose}>
            {say("casino.filter.done", { count: fitting })}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}

const nothing: GameFilter = {
  provider: undefined,
  feature: undefined,
  volatility: undefined,
  rtp: undefined,
  stake: undefined,
  jackpot: undefined,
  sort: undefined,
};

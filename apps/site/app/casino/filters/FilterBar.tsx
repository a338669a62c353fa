import { gameFeatures, volatilities } from "@croupier/contracts/game-words";
import type { Asset } from "@croupier/kit/money";
import { Chip, Icon, VisuallyHidden } from "@croupier/ui";
import { iconArrowDownUp, iconGem, iconSliders } from "@croupier/ui/icons";
import { lazy, Suspense, useState } from "react";
import { useLocation, useNavigate } from "react-router";

import { useLocale, useSay } from "../../language/Messages.context.tsx";
import { percentText } from "../cards/percent-text.ts";
import { useAmount } from "../cards/use-amount.ts";
import type { GamesOfGrid } from "../grid/use-games.ts";
import styles from "./FilterBar.module.css";
import { gameSorts, isNarrowing, writeFilter, type GameFilter } from "./game-filter.ts";

const importSheet = () => import("./FilterSheet.tsx");
const FilterSheet = lazy(async () => ({ default: (await importSheet()).FilterSheet }));

export interface FilterBarProps {
  readonly filter: GameFilter;
  /** Absent where rails stand. */
  readonly found: GamesOfGrid | undefined;
  readonly currency: Asset;
}

/** The filters that are used most, one press each; the others behind a button. All live in the address. */
export function FilterBar({ filter, found, currency }: FilterBarProps) {
  const say = useSay();
  const change = useChangeFilter(filter);
  const [open, setOpen] = useState(false);
  return (
    <div className={styles["FilterBar"]}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot scroll sideways everywhere */}
      <div className={styles["FilterBar-chips"]} role="group" aria-label={say("casino.filters")}>
        <Chip
          icon={iconSliders}
          aria-haspopup="dialog"
          onPointerDown={() => void importSheet()}
          onClick={() => setOpen(true)}
        >
          {say("casino.filter.every")}
        </Chip>
        {useQuickFilters(filter, currency).map(({ name, text, isOn, turn, icon }) => (
          <Chip
            key={name}
            pressed={isOn}
            removable={isOn}
            {...(icon !== undefined && { icon })}
            onClick={() => change(turn)}
          >
            {text}
          </Chip>
        ))}
      </div>
      {found !== undefined && (
        <output className={styles["FilterBar-count"]}>
          {isNarrowing(filter)
            ? say("casino.count.of", { fitting: found.fitting, total: found.total })
            : say("casino.count", { count: found.total })}
        </output>
      )}
      <SortList filter={filter} onChange={change} />
      {open && (
        <Suspense>
          <FilterSheet
            filter={filter}
            providers={found?.providers ?? []}
            fitting={found?.fitting ?? 0}
            currency={currency}
            onChange={change}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The browser opens the list: it is the same for fingers, keys and screen readers. */
function SortList({
  filter,
  onChange,
}: {
  readonly filter: GameFilter;
  readonly onChange: (change: GameFilter) => void;
}) {
  const say = useSay();
  return (
    <label className={styles["FilterBar-sort"]}>
      <Icon shape={iconArrowDownUp} size="sm" />
      <VisuallyHidden>{say("casino.sort")}</VisuallyHidden>
      <select
        value={filter.sort ?? "popular"}
        onChange={({ target: { value } }) =>
          onChange({ sort: gameSorts.find((one) => one === value) })
        }
      >
        {gameSorts.map((sort) => (
          <option key={sort} value={sort}>
            {say(`casino.sort.${sort}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface QuickFilter {
  readonly name: string;
  readonly text: string;
  readonly isOn: boolean;
  /** What a press changes. */
  readonly turn: GameFilter;
  readonly icon?: string;
}

const quickRtp = 97;
const quickStake = "0.20";

function useQuickFilters(filter: GameFilter, currency: Asset): readonly QuickFilter[] {
  const say = useSay();
  const locale = useLocale();
  const amount = useAmount(currency);
  const { rtp, jackpot, feature, stake, volatility, provider } = filter;
  const rtpShown = rtp ?? quickRtp;
  const stakeShown = stake ?? quickStake;
  const chosen: QuickFilter[] = [];
  if (provider !== undefined) {
    chosen.push({ name: "provider", text: provider, isOn: true, turn: { provider: undefined } });
  }
  for (const one of volatilities) {
    if (one !== volatility) continue;
    const text = say(`casino.volatility.${one}`);
    chosen.push({ name: one, text, isOn: true, turn: { volatility: undefined } });
  }
  const features = gameFeatures.filter((one) => quickFeatures.has(one) || one === feature);
  return [
    ...chosen,
    {
      name: "rtp",
      text: say("casino.filter.rtp", { share: percentText(rtpShown / 100, locale) }),
      isOn: rtp !== undefined,
      turn: { rtp: rtp === undefined ? quickRtp : undefined },
    },
    {
      name: "jackpot",
      text: say("casino.jackpot"),
      icon: iconGem,
      isOn: jackpot === true,
      turn: { jackpot: jackpot === true ? undefined : true },
    },
    ...features.map((one) => ({
      name: one,
      text: say(`casino.feature.${one}`),
      isOn: one === feature,
      turn: { feature: one === feature ? undefined : one },
    })),
    {
      name: "stake",
      text: say("casino.filter.stake", { amount: amount(stakeShown) }),
      isOn: stake !== undefined,
      turn: { stake: stake === undefined ? quickStake : undefined },
    },
  ];
}

const quickFeatures: ReadonlySet<string> = new Set(["free-rounds", "cascades"]);

/** Another filter is another address; the page stays where it is. */
function useChangeFilter(filter: GameFilter): (change: GameFilter) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (change) => {
    void navigate(pathname + writeFilter({ ...filter, ...change }), {
      preventScrollReset: true,
      replace: true,
    });
  };
}

import type { ShownGame } from "@croupier/contracts";
import type { Asset } from "@croupier/kit/money";
import { Link, Panel } from "@croupier/ui";

import { useLocale, useSay } from "../language/Messages.context.tsx";
import { percentText } from "./cards/percent-text.ts";
import { useAmount } from "./cards/use-amount.ts";
import { writeFilter } from "./filters/game-filter.ts";
import styles from "./GameFacts.module.css";

export interface GameFactsProps {
  readonly game: ShownGame;
  readonly currency: Asset;
}

/** What the catalogue knows of a game; each fact that others share leads to those others. */
export function GameFacts({ game: { facts }, currency }: GameFactsProps) {
  const say = useSay();
  const locale = useLocale();
  const amount = useAmount(currency);
  const { provider, volatility, features } = facts;
  const all = "/casino/all";
  return (
    <Panel className={styles["GameFacts"]} aria-label={say("casino.facts")}>
      <dl className={styles["GameFacts-rows"]}>
        <div>
          <dt>{say("casino.facts.return")}</dt>
          <dd className={styles["GameFacts-figure"]}>
            {percentText(facts.returnToPlayer, locale)}
          </dd>
        </div>
        <div>
          <dt>{say("casino.filter.volatility")}</dt>
          <dd>
            <Link href={all + writeFilter({ volatility })}>
              {say(`casino.facts.volatility.${volatility}`)}
            </Link>
          </dd>
        </div>
        <div>
          <dt>{say("casino.facts.stakes")}</dt>
          <dd>
            {say("casino.facts.range", {
              from: amount(facts.stakeMin),
              to: amount(facts.stakeMax),
            })}
          </dd>
        </div>
        <div>
          <dt>{say("casino.filter.provider")}</dt>
          <dd>
            <Link href={all + writeFilter({ provider })}>{provider}</Link>
          </dd>
        </div>
      </dl>
      {features.length > 0 && (
        <ul className={styles["GameFacts-features"]} aria-label={say("casino.filter.feature")}>
          {features.map((feature) => (
            <li key={feature}>
              <Link href={all + writeFilter({ feature })}>{say(`casino.feature.${feature}`)}</Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

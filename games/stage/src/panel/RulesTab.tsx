import type { GameFacts } from "@croupier/contracts";
import { fieldOf } from "@croupier/kit/rules";
import type { StageState } from "../desk/stage-state.ts";
import { useAmountText, useStage } from "../Stage.context.tsx";
import { PotRules } from "./PotRules.tsx";
import { volatilityOf } from "./volatility.ts";
import styles from "./StagePanel.module.css";

type BetOdds = GameFacts["odds"][number];

/** Written from what the server runs: configuration, odds and limits, and no word of their own. */
export function RulesTab({ state }: { readonly state: StageState }) {
  const { words, language, game } = useStage();
  const { facts, session } = state;
  const text = useAmountText(session.currency);
  const percent = percentIn(language);
  const mayBuy = session.policy.buy;
  // What the law does not let anybody sell is not spoken of.
  const told = facts.odds.filter(({ bet }) => mayBuy || game.sold?.includes(bet) !== true);
  const most = told.toSorted((one, other) => other.most.multiple - one.most.multiple)[0];
  const volatility = volatilityOf(told);
  // Where every bet is paid something, how often is no news: how much is.
  const hasChance = told.some(({ hitRate }) => hitRate < 1);
  return (
    <>
      <dl className={styles["StagePanel-facts"]}>
        <div>
          <dd>{percent(facts.returnToPlayer)}</dd>
          <dt>{words.rules.returnOf}</dt>
        </div>
        {most !== undefined && (
          <div>
            <dd>{multipleIn(language)(most.most.multiple)}×</dd>
            <dt>
              {words.rules.most}, {words.rules.mostOdds({ one: oneIn(most.most.chance, language) })}
            </dt>
          </div>
        )}
        <div>
          <dd>{words.rules.volatilities[volatility]}</dd>
          <dt>
            {words.rules.volatility}, {words.rules.volatilityExplained[volatility]}
          </dt>
        </div>
        <div>
          <dd>
            {text(session.stakes.min)} – {text(session.stakes.max)}
          </dd>
          <dt>{words.rules.stakes}</dt>
        </div>
      </dl>
      <HowItIsPlayed session={session} />
      <section>
        <h3>{words.rules.whatBetsPay}</h3>
        <table className={styles["StagePanel-odds"]}>
          <thead>
            <tr>
              <th scope="col">{words.rules.bet}</th>
              {hasChance && <th scope="col">{words.rules.chance}</th>}
              <th scope="col">{words.rules.most}</th>
              <th scope="col">RTP</th>
            </tr>
          </thead>
          <tbody>
            {told.map((odds) => (
              <OddsRow key={odds.bet} odds={odds} hasChance={hasChance} />
            ))}
          </tbody>
        </table>
      </section>
      <PotRules state={state} />
      <p className={styles["StagePanel-soft"]}>
        {words.rules.profile({
          version: facts.profileVersion,
          since: new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(
            new Date(facts.since),
          ),
        })}
      </p>
    </>
  );
}

/** What is sold is spoken of where the law lets it be sold. */
function HowItIsPlayed({ session }: Pick<StageState, "session">) {
  const { words, gameWords, language, game } = useStage();
  const { config, policy } = session;
  const ofRest = fieldOf(config, "rest") === "drawn" ? [words.rules.rest] : [];
  const ofSale = policy.buy ? gameWords.saleRules?.(config) : undefined;
  return (
    <section>
      <h3>{words.rules.howItIsPlayed}</h3>
      <div className={styles["StagePanel-rules"]}>
        {[...gameWords.rules(config), ...ofRest, ...(ofSale ?? [])].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {game.Paytable !== undefined && (
        <game.Paytable config={config} words={gameWords} locale={language} />
      )}
    </section>
  );
}

function OddsRow({ odds, hasChance }: { readonly odds: BetOdds; readonly hasChance: boolean }) {
  const { words, gameWords, language } = useStage();
  const percent = percentIn(language);
  const { simulated } = odds;
  return (
    <>
      <tr>
        <td>{gameWords.bet(odds.bet)}</td>
        {hasChance && <td>{percent(odds.hitRate)}</td>}
        <td>{multipleIn(language)(odds.most.multiple)}×</td>
        <td>{percent(odds.returnToPlayer)}</td>
      </tr>
      {simulated !== undefined && (
        <tr>
          <td colSpan={hasChance ? 4 : 3} className={styles["StagePanel-soft"]}>
            {words.rules.simulated({
              rounds: new Intl.NumberFormat(language).format(simulated.rounds),
              low: percent(simulated.returnLow),
              high: percent(simulated.returnHigh),
            })}
          </td>
        </tr>
      )}
    </>
  );
}

function percentIn(language: string): (share: number) => string {
  const format = new Intl.NumberFormat(language, {
    style: "percent",
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
    roundingMode: "halfEven",
  });
  return (share) => format.format(share);
}

function multipleIn(language: string): (multiple: number) => string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 4 });
  return (multiple) => format.format(multiple);
}

function oneIn(chance: number, language: string): string {
  const format = new Intl.NumberFormat(language, { maximumSignificantDigits: 3 });
  return chance > 0 ? format.format(1 / chance) : "∞";
}

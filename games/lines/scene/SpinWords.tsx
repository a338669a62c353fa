import { AmountCount, amountOf, paidOf, greetingMs, isGreat } from "@croupier/game-stage/scene";
import { multipleOne } from "@croupier/kit/rules";
import styles from "./LinesScene.module.css";
import type { LinesSceneProps } from "./LinesScene.tsx";
import type { LinesView } from "./lines-view.ts";

/** All that free spins paid is counted up once more. */
const endedMs = 1_500;

type Props = LinesSceneProps & { readonly view: LinesView };

/** Everything that is written over and under the reels. Who listens is told the round by the stage. */
export function SpinWords(props: Props) {
  const { view, words, config, phase } = props;
  const isFree = view.spin > 0;
  return (
    <div className={styles["LinesScene-words"]} aria-hidden="true">
      {isFree && (
        <p className={styles["LinesScene-spins"]}>
          <b>{words.freeSpin({ spin: view.spin, of: view.of })}</b>
          <span>{words.linesPay({ times: config.freeSpins.times })}</span>
        </p>
      )}
      <p
        className={styles["LinesScene-foot"]}
        data-foot=""
        data-line={view.line?.line}
        data-won={isWon(props) ? "" : undefined}
      >
        <Foot {...props} />
      </p>
      {(phase === "playing" || phase === "open") && <Middle {...props} />}
      {phase === "shown" && isFree && <Ended {...props} />}
    </div>
  );
}

function Foot(props: Props) {
  const { view, words, phase } = props;
  // While it is counted up over the reels, nothing else says how much it will be.
  if (phase === "playing" && isGreat(view.greeting)) return null;
  if (view.line !== undefined) {
    const { count, symbol, line, multiple } = view.line;
    const pays = amountOf(multiple, props);
    return words.line({ line: line + 1, count, symbol: words.symbols[symbol] ?? symbol, pays });
  }
  if (phase === "asking" || phase === "idle")
    return words.ready({ lines: props.config.lines.length });
  if (view.spinPaid === 0 && view.spin === 0) return phase === "shown" ? words.noWin : null;
  // What free spins paid in all is written over the reels.
  if (view.spin > 0)
    return phase === "shown" ? null : words.soFar({ paid: amountOf(view.total, props) });
  const paid = paidOf(view.spinPaid, props);
  if (!isWon(props)) return words.pays({ paid });
  if (phase === "shown") return words.wins({ paid });
  return (
    <AmountCount multiple={view.spinPaid} lastsMs={greetingMs.win * 0.8}>
      {(multiple) => words.wins({ paid: amountOf(multiple, props) })}
    </AmountCount>
  );
}

/** More came back than was staked, and it is this that is written below the reels. */
function isWon({ view }: Props): boolean {
  return view.spin === 0 && view.line === undefined && view.spinPaid > multipleOne;
}

/** Over the reels: free spins that were just given, or a win that is worth a moment. */
function Middle(props: Props) {
  const { view, words, config } = props;
  if (view.given !== undefined) {
    return (
      <div className={styles["LinesScene-banner"]} data-tone="given">
        <strong>{words.given({ spins: view.given })}</strong>
        <span>{words.givenMore({ times: config.freeSpins.times })}</span>
      </div>
    );
  }
  const { greeting } = view;
  if (!isGreat(greeting)) return null;
  return (
    <div className={styles["LinesScene-banner"]} data-tone={greeting}>
      <strong>{view.isMost ? words.most : words.catches[greeting]}</strong>
      <AmountCount multiple={view.spinPaid} lastsMs={greetingMs[greeting] * 0.8}>
        {(multiple) => <em>{amountOf(multiple, props)}</em>}
      </AmountCount>
    </div>
  );
}

function Ended(props: Props) {
  const { view, words } = props;
  return (
    <div
      className={styles["LinesScene-banner"]}
      data-tone={view.total > multipleOne ? "big" : "told"}
    >
      <strong>{words.ended}</strong>
      {view.total > multipleOne ? (
        <AmountCount multiple={view.total} lastsMs={endedMs}>
          {(multiple) => (
            <em>{multiple === view.total ? paidOf(multiple, props) : amountOf(multiple, props)}</em>
          )}
        </AmountCount>
      ) : (
        <em>{paidOf(view.total, props)}</em>
      )}
    </div>
  );
}

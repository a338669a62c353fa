import { AmountCount, greetingMs, isGreat, paidOf } from "@croupier/game-stage/scene";
import type { Multiple } from "@croupier/kit/rules";
import { paidText, unitOf } from "./tumble-amounts.ts";
import type { TumbleView } from "./tumble-view.ts";
import styles from "./TumbleScene.module.css";
import type { TumbleSceneProps } from "./TumbleScene.tsx";

/** All that free spins paid is counted up once more. */
const endedMs = 1_500;
const productMs = 780;

type Props = TumbleSceneProps & { readonly view: TumbleView };

/** Everything that is written around and over what falls. Who listens is told it otherwise. */
export function VaultWords(props: Props) {
  const { view, words, phase } = props;
  const isFree = view.spin > 0;
  return (
    <div className={styles["TumbleScene-words"]} aria-hidden="true">
      {isFree && phase !== "shown" && (
        <p className={styles["TumbleScene-spins"]}>
          <b>{words.freeSpin({ spin: view.spin, of: view.of })}</b>
          <span>{words.soFar({ paid: paidText(view.total, props) })}</span>
        </p>
      )}
      {view.carried > 0 && <p className={styles["TumbleScene-sum"]}>{words.embersCount}</p>}
      <p
        className={styles["TumbleScene-foot"]}
        data-foot=""
        data-lit={view.paid.length > 0 ? "" : undefined}
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
  const { view, words, phase, config } = props;
  // While it is counted up over what fell, nothing else says how much it will be.
  if (phase === "playing" && isGreat(view.greeting)) return null;
  const last = view.paid.at(-1);
  if (last !== undefined) {
    const { count, symbol, multiple } = last;
    const pays = paidText(multiple, props);
    return words.pays({ count, symbol: words.symbols[symbol] ?? symbol, pays });
  }
  if (phase === "asking" || phase === "idle") return words.ready({ least: config.counts[0] });
  if (view.greeting === "none") {
    if (view.tumbled > 0) return words.soFar({ paid: paidText(view.tumbled, props) });
    return phase === "shown" && view.spin === 0 ? words.noWin : null;
  }
  // What free spins paid in all is written over what fell.
  if (phase === "shown" && view.spin > 0) return null;
  const paid = phase === "shown" ? wholePaid(props) : paidText(view.spinPaid, props);
  if (!isWon(props)) return words.isPaid({ paid });
  if (phase === "shown") return words.wins({ paid });
  return (
    <AmountCount multiple={view.spinPaid} lastsMs={greetingMs.win * 0.8}>
      {(multiple) => words.wins({ paid: paidText(multiple, props) })}
    </AmountCount>
  );
}

/** More came back than was staked, and it is this that is written at the foot. */
function isWon({ view }: Props): boolean {
  return view.paid.length === 0 && view.greeting !== "none" && view.greeting !== "told";
}

/** Over what fell: free spins, what embers make of a spin, or a win that is worth a moment. */
function Middle(props: Props) {
  const { view, words } = props;
  if (view.given !== undefined) {
    return (
      <div className={styles["TumbleScene-banner"]} data-tone="given">
        <strong>{words.given({ spins: view.given })}</strong>
        <span>{words.givenMore}</span>
      </div>
    );
  }
  const { greeting, counted } = view;
  if (isGreat(greeting)) {
    return (
      <div className={styles["TumbleScene-banner"]} data-tone={greeting}>
        <strong>{view.isMost ? words.most : words.greats[greeting]}</strong>
        <AmountCount
          multiple={view.isMost ? view.total : view.spinPaid}
          lastsMs={greetingMs[greeting] * 0.8}
        >
          {(multiple) => <em>{paidText(multiple, props)}</em>}
        </AmountCount>
      </div>
    );
  }
  if (counted === undefined || greeting !== "none") return null;
  return (
    <div className={styles["TumbleScene-product"]}>
      <span>
        {words.product({
          paid: paidText(counted.before, props),
          times: counted.carried + counted.sum,
        })}
      </span>
      <Multiplied {...props} from={counted.before} to={counted.multiple} />
    </div>
  );
}

/** Goes on from what tumbles paid to what embers made of it. */
function Multiplied({ from, to, ...props }: Props & { from: Multiple; to: Multiple }) {
  return (
    <AmountCount multiple={to - from} lastsMs={productMs}>
      {(more) => <em>{paidText(from + more, props)}</em>}
    </AmountCount>
  );
}

/** Of the round that lies there: exactly what was paid. */
const wholePaid = (props: Props): string =>
  paidOf(props.view.total, { ...props, stake: unitOf(props) });

function Ended(props: Props) {
  const { view, words } = props;
  const isAbove = view.total > view.staked;
  return (
    <div className={styles["TumbleScene-banner"]} data-tone={isAbove ? "big" : "told"}>
      <strong>{words.ended}</strong>
      {isAbove ? (
        <AmountCount multiple={view.total} lastsMs={endedMs}>
          {(multiple) => (
            <em>{multiple === view.total ? wholePaid(props) : paidText(multiple, props)}</em>
          )}
        </AmountCount>
      ) : (
        <em>{wholePaid(props)}</em>
      )}
    </div>
  );
}

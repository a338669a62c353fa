import { AmountCount, amountOf, paidOf, greetingMs, isGreat } from "@croupier/game-stage/scene";
import { multipleOne } from "@croupier/kit/rules";
import { VisuallyHidden } from "@croupier/ui";
import type { CSSProperties } from "react";
import { stepOf, type WaysPaid, type WaysView } from "./ways-view.ts";
import styles from "./WaysScene.module.css";
import type { WaysSceneProps } from "./WaysScene.tsx";
import { waysIn } from "./words/ways-words.ts";

type Props = WaysSceneProps & { readonly view: WaysView };

/** Everything that is written over and under the fruit; each fall is said as well, for who listens. */
export function FallWords(props: Props) {
  const { view, phase } = props;
  const isShowing = phase === "playing" || phase === "open";
  return (
    <>
      <VisuallyHidden>
        <output data-fall-told="">{isShowing ? heard(props) : ""}</output>
      </VisuallyHidden>
      <div className={styles["WaysScene-words"]} aria-hidden="true">
        <p
          className={styles["WaysScene-foot"]}
          data-foot=""
          data-paid={view.paid === undefined ? undefined : ""}
          data-won={isWon(props) ? "" : undefined}
        >
          <Foot {...props} />
        </p>
        {isShowing && view.paid !== undefined && <PaidHere {...props} paid={view.paid} />}
        {isShowing && <Harvest {...props} />}
      </div>
    </>
  );
}

function Foot(props: Props) {
  const { view, words, phase, config } = props;
  // While it is counted up over the fruit, nothing else says how much it will be.
  if (phase === "playing" && (view.isMost || isGreat(view.greeting))) return null;
  if (view.paid !== undefined) return paidText(view.paid, props);
  if (phase === "asking" || phase === "idle") return words.ready({ ways: waysIn(config) });
  if (view.total === 0) return phase === "shown" ? words.noWin : null;
  const paid = paidOf(view.total, props);
  if (view.greeting === "none") return words.soFar({ paid });
  if (!isWon(props)) return words.pays({ paid });
  if (phase === "shown") return words.wins({ paid });
  return (
    <AmountCount multiple={view.total} lastsMs={greetingMs.win * 0.8}>
      {(multiple) => words.wins({ paid: amountOf(multiple, props) })}
    </AmountCount>
  );
}

/** More came back than was staked, and the round is over. */
function isWon({ view }: Props): boolean {
  return view.greeting !== "none" && view.total > multipleOne;
}

/** What it pays, where it hangs. */
function PaidHere(props: Props & { readonly paid: WaysPaid }) {
  const { paid } = props;
  const middle = (axis: 0 | 1) =>
    paid.cells.reduce((sum, cell) => sum + cell[axis] + 0.5, 0) / paid.cells.length;
  const at = { "--at-x": middle(0), "--at-y": middle(1) } as CSSProperties;
  return (
    <b className={styles["WaysScene-paid"]} style={at} key={paid.symbol + paid.times}>
      {amountOf(paid.multiple, props)}
    </b>
  );
}

/** Over the fruit: a win that is worth a moment. */
function Harvest(props: Props) {
  const { view, words } = props;
  const greeting = view.isMost ? "vast" : view.greeting;
  if (!isGreat(greeting)) return null;
  return (
    <div className={styles["WaysScene-harvest"]} data-tone={greeting}>
      <strong>{view.isMost ? words.most : words.harvests[greeting]}</strong>
      <AmountCount multiple={view.total} lastsMs={greetingMs[greeting] * 0.8}>
        {(multiple) => <em>{amountOf(multiple, props)}</em>}
      </AmountCount>
    </div>
  );
}

function heard(props: Props): string {
  const { view, words, config } = props;
  if (view.paid !== undefined) return paidText(view.paid, props);
  if (view.falls === 0 || view.greeting !== "none") return "";
  const times = config.times[stepOf(view.falls, config)] ?? 1;
  return words.fell({ times, total: amountOf(view.total, props) });
}

function paidText(paid: WaysPaid, props: Props): string {
  const { words } = props;
  const { length, symbol, ways, times, multiple } = paid;
  const pays = amountOf(multiple, props);
  return words.paid({ length, symbol: words.symbols[symbol] ?? symbol, ways, times, pays });
}

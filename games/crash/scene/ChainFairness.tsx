import type { FairnessProps } from "@croupier/game-stage/scene";
import { Button } from "@croupier/ui";
import styles from "./CrashScene.module.css";
import type { FlightLine } from "./line/flight-line.ts";
import { useFlight } from "./use-flight.ts";
import type { CrashWords } from "./words/crash-words.ts";

/** What decides everybody's flights. Nobody has a seed of their own in it: one would be enough to know the end. */
export function ChainFairness({ line: joined, words, onVerify }: FairnessProps<CrashWords>) {
  // What `share` joined.
  const { chain, number, last } = useFlight(joined as FlightLine);
  const { fairness } = words;
  const [before] = last.flatMap(({ number: of, link }) => (link === null ? [] : [{ of, link }]));
  return (
    <div className={styles["ChainFairness"]} data-chain="">
      <p>{fairness.intro}</p>
      {chain !== undefined && (
        <dl>
          <Fact name={fairness.fingerprint} value={chain.fingerprint} />
          <Fact name={fairness.salt} value={chain.salt} />
          <Fact
            name={fairness.flight}
            value={fairness.ofSoMany({ number: number + 1, length: chain.length })}
          />
          {before !== undefined && (
            <Fact name={fairness.link({ number: before.of + 1 })} value={before.link} />
          )}
        </dl>
      )}
      <p>{fairness.count}</p>
      {onVerify !== undefined && (
        <Button look="ghost" onClick={onVerify}>
          {fairness.verify}
        </Button>
      )}
    </div>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

import { Button, TextInput } from "@croupier/ui";
import { useEffect, useState } from "react";
import type { Seeds } from "../drivers/driver.ts";
import { failureOf } from "../desk/failures.ts";
import { useStage } from "../Stage.context.tsx";
import styles from "./StagePanel.module.css";

const playerSeed = /^[A-Za-z0-9_-]{1,64}$/;

/** What decides the next rounds, told before them; and what decided those before. */
export function FairnessTab() {
  const { driver, bridge, words } = useStage();
  const [seeds, setSeeds] = useState<Seeds>();
  const [chosen, setChosen] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isChanged, setChanged] = useState(false);

  // Seeds are asked for when somebody looks, and not before.
  useEffect(() => {
    let isGone = false;
    void driver.seeds().then((answer) => {
      if (isGone) return;
      if (answer.ok) setSeeds(answer.value);
      else setProblem(words.failures[failureOf(answer.refusal.code).code]);
    });
    return () => {
      isGone = true;
    };
  }, [driver, words]);

  async function change() {
    if (seeds === undefined) return;
    if (!playerSeed.test(chosen)) {
      setProblem(words.fairness.playerSeedWrong);
      return;
    }
    const { nextFingerprint } = seeds;
    const answer = await driver.changeSeed({ playerSeed: chosen, nextFingerprint });
    setProblem(answer.ok ? undefined : words.failures[failureOf(answer.refusal.code).code]);
    if (!answer.ok) {
      // Changed in another tab: whoever chooses sees first what it will be mixed with.
      const now = answer.refusal.code === "seeds_changed" ? await driver.seeds() : answer;
      if (now.ok) setSeeds(now.value);
      return;
    }
    setSeeds(answer.value);
    setChanged(true);
    setChosen("");
  }

  return (
    <>
      <p>{words.fairness.intro}</p>
      {seeds !== undefined && (
        <>
          <Proof title={words.fairness.fingerprint} value={seeds.fingerprint} />
          <Proof title={words.fairness.playerSeed} value={seeds.playerSeed} />
          <Proof title={words.fairness.nonce} value={String(seeds.nonceNext)} />
        </>
      )}
      {/* No form: the sandbox of a frame submits none. */}
      <div className={styles["StagePanel-form"]}>
        {seeds !== undefined && (
          <Proof title={words.fairness.nextFingerprint} value={seeds.nextFingerprint} />
        )}
        <TextInput
          label={words.fairness.newSeed}
          help={words.fairness.playerSeedHelp}
          {...(problem === undefined ? {} : { error: problem })}
          value={chosen}
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setChosen(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") void change();
          }}
        />
        <div className={styles["StagePanel-actions"]}>
          <Button onClick={() => void change()}>{words.fairness.change}</Button>
          {driver.mode === "real" && (
            <Button look="ghost" onClick={() => bridge.tell({ type: "ask", what: "verify" })}>
              {words.fairness.verify}
            </Button>
          )}
        </div>
        <output className={styles["StagePanel-soft"]}>
          {isChanged ? words.fairness.changed : words.fairness.changeHelp}
        </output>
      </div>
      {seeds !== undefined && seeds.before.length > 0 && (
        <section className={styles["StagePanel-form"]}>
          <h3>{words.fairness.before}</h3>
          {seeds.before.map((pair) => (
            <div key={pair.fingerprint} className={styles["StagePanel-form"]}>
              <Proof title={words.fairness.revealedSeed} value={pair.serverSeed} />
              <p className={styles["StagePanel-soft"]}>
                {pair.playerSeed}, {words.fairness.decided({ rounds: pair.nonceNext })}
              </p>
            </div>
          ))}
        </section>
      )}
    </>
  );
}

function Proof({ title, value }: { readonly title: string; readonly value: string }) {
  return (
    <div>
      <p className={styles["StagePanel-soft"]}>{title}</p>
      <p className={styles["StagePanel-proof"]}>{value}</p>
    </div>
  );
}

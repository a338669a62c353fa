import { ContainerRow } from "@croupier/ui";

import type { Route } from "./+types/verify";
import { useSay, WithMessages } from "../language/Messages.context.tsx";
import { pageFactsContext } from "../page-facts.ts";
import type { PageHandle } from "../page-handle.ts";
import { PageHead } from "../page-head/PageHead.tsx";
import { PotSteps } from "./PotSteps.tsx";
import { Verdict } from "./Verdict.tsx";
import { ReceiptForm } from "./ReceiptForm.tsx";
import { ProofSteps } from "./ProofSteps.tsx";
import { useJudgement } from "./use-judgement.ts";
import styles from "./verify.module.css";

const areas = ["verify"] as const;

export const handle: PageHandle = { messages: areas };

export function loader({ context }: Route.LoaderArgs) {
  context.get(pageFactsContext).declareCacheable();
  return null;
}

export default function Verify() {
  return (
    <WithMessages areas={areas}>
      <Verifying />
    </WithMessages>
  );
}

function Verifying() {
  const say = useSay();
  const { state, look } = useJudgement();
  const counted = state.outcome === "counted" ? state : undefined;
  return (
    <ContainerRow className={styles["Verify"]} data-play-waits="">
      <PageHead title={say("verify.title")} description={say("verify.intro")} />
      <header className={styles["Verify-head"]}>
        <h1>{say("verify.title")}</h1>
        <p className={styles["Verify-intro"]}>{say("verify.intro")}</p>
      </header>
      <aside className={styles["Verify-aside"]} data-judged={"receipt" in state}>
        <Verdict state={state} onLook={look} />
        <ReceiptForm state={state} onLook={look} />
      </aside>
      <div className={styles["Verify-steps"]}>
        {counted === undefined ? (
          <WhatIsChecked />
        ) : (
          <ProofSteps receipt={counted.receipt} proof={counted.proof} />
        )}
        {"pots" in state && <PotSteps pots={state.pots} currency={state.receipt.currency} />}
      </div>
    </ContainerRow>
  );
}

/** What will be looked at, before there is anything to look at. */
function WhatIsChecked() {
  const say = useSay();
  return (
    <ol className={styles["Verify-promise"]}>
      {(["seed", "mixed", "drawn", "paid"] as const).map((step) => (
        <li key={step}>
          <h2>{say(`verify.${step}.title`)}</h2>
          <p>{say(`verify.${step}.promise`)}</p>
        </li>
      ))}
    </ol>
  );
}

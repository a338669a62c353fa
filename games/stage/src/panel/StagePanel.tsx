import type { FramePanel } from "@croupier/contracts/frame-bridge";
import { Sheet } from "@croupier/ui";
import { useId } from "react";
import type { StageState } from "../desk/stage-state.ts";
import { useStage } from "../Stage.context.tsx";
import { FairnessTab } from "./FairnessTab.tsx";
import { HistoryTab } from "./HistoryTab.tsx";
import { RulesTab } from "./RulesTab.tsx";
import styles from "./StagePanel.module.css";

const panels: readonly FramePanel[] = ["rules", "fairness", "history"];

/** What is known of the game, what decides its rounds, and the rounds there were. */
export function StagePanel({ state }: { readonly state: StageState }) {
  const { desk, words, gameWords } = useStage();
  const id = useId();
  const { panel } = state;
  return (
    <Sheet
      open={panel !== undefined}
      onClose={() => desk.show(undefined)}
      title={gameWords.title}
      closeLabel={words.close}
      place="end"
    >
      <div role="tablist" aria-label={words.gameMenu} className={styles["StagePanel-tabs"]}>
        {panels.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-controls={`${id}-panel`}
            aria-selected={name === panel}
            tabIndex={name === panel ? 0 : -1}
            className={styles["StagePanel-tab"]}
            onClick={() => desk.show(name)}
            onKeyDown={(event) => {
              const beside = neighbour(name, event.key);
              if (beside === undefined) return;
              desk.show(beside);
              document.getElementById(`${id}-${beside}`)?.focus();
            }}
          >
            {words.panels[name]}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${panel ?? "rules"}`}
        className={styles["StagePanel-body"]}
      >
        {panel === "rules" && <RulesTab state={state} />}
        {panel === "fairness" && <Fairness />}
        {panel === "history" && <HistoryTab currency={state.session.currency} />}
      </div>
    </Sheet>
  );
}

/** Of rounds that are everybody's the game tells what decides them. */
function Fairness() {
  const { game, gameWords, language, driver, bridge, line } = useStage();
  if (game.Fairness === undefined) return <FairnessTab />;
  return (
    <game.Fairness
      line={line}
      words={gameWords}
      locale={language}
      onVerify={
        driver.mode === "real" ? () => bridge.tell({ type: "ask", what: "verify" }) : undefined
      }
    />
  );
}

function neighbour(of: FramePanel, key: string): FramePanel | undefined {
  const by = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  return by === 0 ? undefined : panels[(panels.indexOf(of) + by + panels.length) % panels.length];
}

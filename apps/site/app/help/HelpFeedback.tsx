import { helpFeedbackReasons, type HelpFeedbackReason } from "@croupier/contracts/help-feedback";
import { Button, Chip, TextLink } from "@croupier/ui";
import { useId, useState, type ReactNode } from "react";
import { href } from "react-router";

import { counter } from "../analytics/counter.ts";
import { client } from "../calls/client.ts";
import { useEarlyPress } from "../early-press/use-early-press.ts";
import { useLanguage, useSay } from "../language/Messages.context.tsx";
import styles from "./HelpFeedback.module.css";

type State = "none" | "yes" | "no";

/** None yet, yes with thanks, or no with what may have been missing instead. It can be changed. */
export function HelpFeedback({ article }: { article: string }) {
  const say = useSay();
  const language = useLanguage();
  const questionId = useId();
  const [state, setState] = useState<State>("none");
  const [reason, setReason] = useState<HelpFeedbackReason>();
  const [failed, setFailed] = useState(false);

  async function send(body: { helpful: boolean; reason?: HelpFeedbackReason }) {
    try {
      const params = { article };
      const answer = await client.support.giveHelpFeedback({ params, body: { ...body, language } });
      setFailed(!answer.ok);
    } catch {
      setFailed(true);
    }
  }

  function answer(helpful: boolean) {
    setState(helpful ? "yes" : "no");
    setReason(undefined);
    counter.tell({ name: helpful ? "help_yes" : "help_no", article });
    void send({ helpful });
  }

  function choose(chosen: HelpFeedbackReason) {
    setReason(chosen);
    void send({ helpful: false, reason: chosen });
  }

  return (
    <section className={styles["HelpFeedback"]} aria-labelledby={questionId} data-state={state}>
      <div className={styles["HelpFeedback-question"]}>
        <h2 id={questionId} className={styles["HelpFeedback-title"]}>
          {say("help.feedback.question")}
        </h2>
        <div className={styles["HelpFeedback-answers"]}>
          <Answer pressed={state === "yes"} onPress={() => answer(true)}>
            {say("help.feedback.yes")}
          </Answer>
          <Answer pressed={state === "no"} onPress={() => answer(false)}>
            {say("help.feedback.no")}
          </Answer>
        </div>
      </div>
      {state === "no" && (
        <fieldset className={styles["HelpFeedback-options"]}>
          <legend className={styles["HelpFeedback-soft"]}>{say("help.feedback.missing")}</legend>
          <div className={styles["HelpFeedback-reasons"]}>
            {helpFeedbackReasons.map((one) => (
              <Chip key={one} pressed={reason === one} onClick={() => choose(one)}>
                {say(`help.feedback.${one}`)}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
      {state === "no" && (
        <TextLink look="standalone" href={href("/contact")}>
          {say("help.feedback.write")}
        </TextLink>
      )}
      <output className={styles["HelpFeedback-soft"]}>
        {failed
          ? say("help.feedback.failed")
          : (state === "yes" || reason !== undefined) && say("help.feedback.thanks")}
      </output>
    </section>
  );
}

interface AnswerProps {
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Answer({ pressed, onPress, children }: AnswerProps) {
  return (
    <Button {...useEarlyPress(onPress)} size="sm" aria-pressed={pressed}>
      {children}
    </Button>
  );
}

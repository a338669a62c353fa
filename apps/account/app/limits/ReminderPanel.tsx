import { Alert, Panel, Select } from "@croupier/ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { valueOf } from "../calls/answers.ts";
import { client } from "../calls/client.ts";
import { useRealityCheck, useSession } from "../calls/safer-play-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { explainRefusal } from "./explain-refusal.ts";
import styles from "./LimitsPage.module.css";

const choices = [15, 30, 60, 120];

/** How often a player is stopped and told how long they have been here. */
export function ReminderPanel() {
  const say = useSay();
  const session = useSession();
  const queries = useQueryClient();
  const { data } = useRealityCheck();
  const choose = useMutation({
    mutationFn: async (minutes: number | null) =>
      valueOf(
        await client.saferPlay.chooseRealityCheck({ params: { session }, body: { minutes } }),
      ),
    onSuccess: (check) => queries.setQueryData(["reality-check", session], check),
  });
  if (data === undefined) return null;
  const { minutesByLaw, chosenMinutes } = data;
  return (
    <Panel className={styles["Limits-panel"]}>
      <h2>{say("reminder.title")}</h2>
      <p className={styles["Limits-soft"]}>{say("reminder.means")}</p>
      {minutesByLaw !== null && (
        <p className={styles["Limits-soft"]}>{say("reminder.byLaw", { minutes: minutesByLaw })}</p>
      )}
      <Select
        label={say("reminder.label")}
        value={chosenMinutes === null ? "none" : String(chosenMinutes)}
        options={[
          { value: "none", label: say("reminder.none") },
          ...choices.map((minutes) => ({
            value: String(minutes),
            label: say("reminder.every", { minutes }),
          })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          choose.mutate(value === "none" ? null : Number(value))
        }
      />
      {choose.error !== null && (
        <Alert tone="bad" urgent title={say(explainRefusal(choose.error))} />
      )}
    </Panel>
  );
}

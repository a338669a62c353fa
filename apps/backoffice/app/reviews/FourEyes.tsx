import type { EntryKind } from "@croupier/contracts";
import { Switch } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { whoAmI } from "../calls.ts";
import { kindWords } from "../content/kind-words.ts";
import { Answer } from "../parts/Answer.tsx";
import rows from "../parts/Rows.module.css";
import { Waiting } from "../parts/Waiting.tsx";
import { Refusal } from "../sign-in/Refusal.tsx";
import { fourEyes, requireFourEyes } from "./review-calls.ts";
import styles from "./ReviewsPage.module.css";

// The words are keyed by every kind there is.
const kinds = Object.keys(kindWords) as EntryKind[];

/** Which kinds are shown only after somebody else approved. */
export function FourEyes({ bucket }: { bucket: string }) {
  const queries = useQueryClient();
  const { data: me } = useQuery(whoAmI);
  const query = useQuery(fourEyes(bucket));
  const setting = useMutation({
    mutationFn: requireFourEyes,
    onSettled: () => queries.invalidateQueries({ queryKey: fourEyes(bucket).queryKey }),
  });
  const maySet = me?.roles.includes("administrator") ?? false;
  const isOn = (kind: EntryKind, asking: readonly EntryKind[]): boolean =>
    setting.isPending && setting.variables.kind === kind
      ? setting.variables.required
      : asking.includes(kind);
  return (
    <section className={styles["Reviews-kinds"]} aria-labelledby="four-eyes">
      <h2 className={styles["Reviews-heading"]} id="four-eyes">
        Shown only after somebody else approved
      </h2>
      <p className={rows["Rows-facts"]}>
        Whoever wrote a version, or asked for its review, cannot approve it.
        {!maySet && " Administrators choose the kinds."}
      </p>
      <Refusal error={setting.error} />
      <Answer query={query} loading={<Waiting rows={3} what="the kinds" />}>
        {(asking) => (
          <div className={styles["Reviews-switches"]}>
            {kinds.map((kind) => (
              <Switch
                key={kind}
                label={kindWords[kind]}
                checked={isOn(kind, asking)}
                disabled={!maySet || setting.isPending}
                onChange={({ currentTarget: { checked } }) =>
                  setting.mutate({ bucket, kind, required: checked })
                }
              />
            ))}
          </div>
        )}
      </Answer>
    </section>
  );
}

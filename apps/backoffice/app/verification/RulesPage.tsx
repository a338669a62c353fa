import type { DocumentRules } from "@croupier/contracts";
import { Button, NumberInput, Switch } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { whoAmI } from "../calls.ts";
import { Answer } from "../parts/Answer.tsx";
import { Page } from "../parts/Page.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { sentenceOf } from "../sentence-of.ts";
import { changeRules, rulesQuery } from "./verification-calls.ts";
import styles from "./Verification.module.css";

/** How each brand looks at documents. Administrators change it; who verifies may read it. */
export function RulesPage() {
  const { data: me } = useQuery(whoAmI);
  const query = useQuery(rulesQuery);
  const mayChange = me?.roles.includes("administrator") === true;
  return (
    <Page title="How documents are looked at">
      {!mayChange && (
        <p className={styles["Verification-note"]}>Only an administrator changes this.</p>
      )}
      <Answer query={query} loading={<Waiting rows={2} what="the rules" />}>
        {(brands) => (
          <div className={styles["Verification-rules"]}>
            {brands.map((rules) => (
              <BrandRules key={rules.brandCode} rules={rules} mayChange={mayChange} />
            ))}
          </div>
        )}
      </Answer>
    </Page>
  );
}

function BrandRules({ rules, mayChange }: { rules: DocumentRules; mayChange: boolean }) {
  const { brandCode, brandName } = rules;
  const queries = useQueryClient();
  const [fourEyes, setFourEyes] = useState(rules.fourEyes);
  const [answerHours, setAnswerHours] = useState(rules.answerHours);
  const changing = useMutation({
    mutationFn: changeRules,
    onSuccess: () => queries.invalidateQueries({ queryKey: rulesQuery.queryKey }),
  });
  const isChanged = fourEyes !== rules.fourEyes || answerHours !== rules.answerHours;
  return (
    <form
      className={styles["Verification-brand"]}
      aria-label={brandName}
      onSubmit={(event) => {
        event.preventDefault();
        changing.mutate({ brandCode, fourEyes, answerHours });
      }}
    >
      <h2>{brandName}</h2>
      <Switch
        label="Two people approve"
        description="Nothing is verified before a second person has looked"
        checked={fourEyes}
        disabled={!mayChange}
        onChange={({ currentTarget }) => setFourEyes(currentTarget.checked)}
      />
      <NumberInput
        label="Answer within, in hours"
        description="From when a document arrives; the queue counts down and says what is late"
        min={1}
        max={720}
        allowDecimal={false}
        clampBehavior="strict"
        required
        value={answerHours}
        disabled={!mayChange}
        onChange={(hours) => setAnswerHours(Number(hours))}
      />
      {changing.error !== null && (
        <p role="alert" className={styles["Verification-refusal"]}>
          {sentenceOf(changing.error)}
        </p>
      )}
      {mayChange && (
        <Button type="submit" loading={changing.isPending} disabled={!isChanged || answerHours < 1}>
          Keep it
        </Button>
      )}
      <output className={styles["Verification-facts"]}>
        {changing.isSuccess && !isChanged ? "Kept. What arrives from now on is answered so." : ""}
      </output>
    </form>
  );
}

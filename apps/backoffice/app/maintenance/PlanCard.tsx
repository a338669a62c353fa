import type { MaintenancePlan, OperatedBrand } from "@croupier/contracts";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { cancelMaintenance, operationsKey } from "../operations/operation-calls.ts";
import { ExactMoment } from "../parts/Moment.tsx";
import { Tag, type Tone } from "../parts/Tag.tsx";
import { sentenceOf } from "../sentence-of.ts";
import styles from "./PlanCard.module.css";

const states: Record<MaintenancePlan["state"], { tone: Tone; word: string }> = {
  PLANNED: { tone: "accent", word: "Planned" },
  ANNOUNCED: { tone: "warn", word: "Announced on the site" },
  UNDER_WAY: { tone: "bad", word: "Under way" },
  OVER: { tone: "quiet", word: "Over" },
  CANCELLED: { tone: "quiet", word: "Called off" },
};

export function PlanCard({ brand, plan }: { brand: OperatedBrand; plan: MaintenancePlan }) {
  const queries = useQueryClient();
  const [isSure, setIsSure] = useState(false);
  const cancelling = useMutation({
    mutationFn: () => cancelMaintenance({ brandCode: brand.brandCode, maintenance: plan.id }),
    onSuccess: () => queries.invalidateQueries({ queryKey: operationsKey }),
  });
  const { tone, word } = states[plan.state];
  const isUnderWay = plan.state === "UNDER_WAY";
  const isAhead = isUnderWay || plan.state === "PLANNED" || plan.state === "ANNOUNCED";
  return (
    <li className={styles.PlanCard}>
      <div className={styles["PlanCard-head"]}>
        <h3 className={styles["PlanCard-time"]}>
          <ExactMoment at={plan.startsAt} /> to <ExactMoment at={plan.endsAt} />
        </h3>
        <Tag tone={tone}>{word}</Tag>
      </div>
      <p className={styles["PlanCard-words"]}>“{plan.texts[brand.languageDefault]}”</p>
      <p className={styles["PlanCard-facts"]}>
        announced from <ExactMoment at={plan.announcedAt} />, planned by {plan.plannedBy}
        {plan.cancelledBy !== null && `, called off by ${plan.cancelledBy}`}
      </p>
      {cancelling.isError && <p role="alert">{sentenceOf(cancelling.error)}</p>}
      {isAhead &&
        (isSure ? (
          <div className={styles["PlanCard-acts"]}>
            <Button color="red" loading={cancelling.isPending} onClick={() => cancelling.mutate()}>
              {isUnderWay ? "Open the site now" : "Call it off"}
            </Button>
            <Button variant="default" onClick={() => setIsSure(false)}>
              Leave it
            </Button>
          </div>
        ) : (
          <Button variant="default" onClick={() => setIsSure(true)}>
            {isUnderWay ? "End it now" : "Call off"}
          </Button>
        ))}
    </li>
  );
}

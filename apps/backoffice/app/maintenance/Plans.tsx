import type { MaintenancePlan, OperatedBrand } from "@croupier/contracts";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { maintenance } from "../operations/operation-calls.ts";
import { Answer } from "../parts/Answer.tsx";
import { Icon } from "../parts/Icon.tsx";
import { Notice } from "../parts/Notice.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { PlanCard } from "./PlanCard.tsx";
import { PlanDialog } from "./PlanDialog.tsx";
import styles from "./Plans.module.css";

export function Plans({ brand }: { brand: OperatedBrand }) {
  const query = useQuery(maintenance(brand.brandCode));
  const [isPlanning, setIsPlanning] = useState(false);
  return (
    <section className={styles.Plans} aria-labelledby="plans-title">
      <header className={styles["Plans-head"]}>
        <h2 className={styles["Plans-title"]} id="plans-title">
          Planned maintenance
        </h2>
        <Button leftSection={<Icon name="plus" size={16} />} onClick={() => setIsPlanning(true)}>
          Plan
        </Button>
      </header>
      <Answer query={query} loading={<Waiting rows={3} what="the plans" />}>
        {({ items }) => (
          <>
            {items.length === 0 && (
              <Notice icon="wrench" tone="quiet" title="Nothing is planned">
                A plan announces itself on the site, closes it in time, and opens it again by
                itself.
              </Notice>
            )}
            <ul className={styles["Plans-list"]}>
              {items.filter(isAhead).map((plan) => (
                <PlanCard key={plan.id} brand={brand} plan={plan} />
              ))}
            </ul>
            {items.some((plan) => !isAhead(plan)) && (
              <details className={styles["Plans-past"]}>
                <summary>Over and called off</summary>
                <ul className={styles["Plans-list"]}>
                  {items
                    .filter((plan) => !isAhead(plan))
                    .map((plan) => (
                      <PlanCard key={plan.id} brand={brand} plan={plan} />
                    ))}
                </ul>
              </details>
            )}
          </>
        )}
      </Answer>
      {isPlanning && <PlanDialog brand={brand} onDone={() => setIsPlanning(false)} />}
    </section>
  );
}

function isAhead({ state }: MaintenancePlan): boolean {
  return state !== "OVER" && state !== "CANCELLED";
}

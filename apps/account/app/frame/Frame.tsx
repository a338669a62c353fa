import { ContainerRow } from "@croupier/ui";
import type { ReactNode } from "react";

import { Alerts } from "../alerts/Alerts.tsx";
import { usePlace } from "../navigation/Place.context.tsx";
import { AreaNavigation } from "./AreaNavigation.tsx";
import { BackLink } from "./BackLink.tsx";
import styles from "./Frame.module.css";
import { PageBoundary } from "./PageBoundary.tsx";

/**
 * The page, and beside it the way to the others. On a phone the overview ends with that list, and
 * every other page begins with the way back to it.
 */
export function Frame({ children }: { children: ReactNode }) {
  const { page } = usePlace();
  const isOverview = page.path === "/account";
  return (
    <ContainerRow className={styles["Frame"]}>
      <AreaNavigation className={isOverview ? styles["Frame-list"] : styles["Frame-side"]} />
      <div className={styles["Frame-page"]}>
        {!isOverview && <BackLink className={styles["Frame-back"]} />}
        {/* On the overview they stand in the player's panel. */}
        {!isOverview && (
          <PageBoundary fallback={null}>
            <Alerts />
          </PageBoundary>
        )}
        <PageBoundary key={page.path}>{children}</PageBoundary>
      </div>
    </ContainerRow>
  );
}

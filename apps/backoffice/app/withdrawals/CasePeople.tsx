import type { LookedAtWithdrawal } from "@croupier/contracts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { whoAmI } from "../calls.ts";
import styles from "./CasePanel.module.css";

/** Who has said yes, and who decides. */
export function CasePeople({ of: one, children }: { of: LookedAtWithdrawal; children: ReactNode }) {
  const { data: me } = useQuery(whoAmI);
  const own = me?.name ?? "You";
  const { firstYesBy, firstYesByMe, needsTwo } = one;
  return (
    <div className={styles["Case-people"]}>
      {firstYesBy !== null && (
        <>
          <Initials of={firstYesBy} isYes />
          <span>{firstYesByMe ? "You approved" : `${firstYesBy} approved`}</span>
          <span className={styles["Case-and"]}>and</span>
        </>
      )}
      <Initials of={firstYesByMe ? "?" : own} />
      <span>{decides({ firstYesByMe, isSecond: firstYesBy !== null, needsTwo })}</span>
      <span className={styles["Case-beside"]}>{children}</span>
    </div>
  );
}

function decides(who: { firstYesByMe: boolean; isSecond: boolean; needsTwo: boolean }): string {
  if (who.firstYesByMe) return "a colleague decides";
  if (who.isSecond) return "you decide";
  return who.needsTwo ? "You, then a colleague" : "You decide";
}

function Initials({ of: name, isYes = false }: { of: string; isYes?: boolean }) {
  const letters = name
    .split(/\s+/)
    .map((word) => word[0] ?? "")
    .slice(0, 2)
    .join("");
  return (
    <span className={styles["Case-initials"]} data-yes={isYes} aria-hidden="true">
      {letters.toUpperCase()}
    </span>
  );
}

import type { ReactNode } from "react";

import { useSay } from "../language/Words.context.tsx";
import styles from "./CashierPage.module.css";
import { CashierTabs } from "./CashierTabs.tsx";

/** A page of the cashier: all under one heading, with the way to each other. */
export function CashierPage({ children }: { readonly children: ReactNode }) {
  const say = useSay();
  return (
    <div className={styles["CashierPage"]}>
      <h1>{say("cashier.title")}</h1>
      <CashierTabs />
      {children}
    </div>
  );
}

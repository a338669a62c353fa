import { Button, EmptyState, Logo } from "@croupier/ui";
import type { ReactNode } from "react";

import { useBrand, useSite } from "../site.ts";
import styles from "./StandIn.module.css";

export interface StandInProps {
  readonly title: string;
  /** What the way back to the wanted page says. */
  readonly again: string;
  readonly children: ReactNode;
}

/**
 * A page shown in place of the one that was wanted, at its address. Whoever shows it must not hydrate
 * it: the router would look for it at its own.
 */
export function StandIn({ title, again, children }: StandInProps) {
  const site = useSite();
  const { mark } = useBrand();
  return (
    <main id="content" className={styles["StandIn"]}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Logo name={site?.brandName ?? ""} mark={<img src={mark} alt="" width="32" height="32" />} />
      <EmptyState
        heading="h1"
        title={title}
        action={
          // No address: the one this page is shown at is the one that was wanted.
          <Button href="" look="action">
            {again}
          </Button>
        }
      >
        {children}
      </EmptyState>
    </main>
  );
}

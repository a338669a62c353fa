import { ContainerRow, Link } from "@croupier/ui";
import type { ReactNode } from "react";

import { useSay } from "../language/Messages.context.tsx";
import type { Crumb } from "../services.ts";
import { HelpSearchForm } from "./HelpSearchForm.tsx";
import styles from "./HelpFrame.module.css";

export interface HelpFrameProps {
  readonly trail: readonly Crumb[];
  readonly term?: string;
  readonly children: ReactNode;
}

/** The help centre's own bar: its search is above whatever is read, and so is the way back. */
export function HelpFrame({ trail, term, children }: HelpFrameProps) {
  const say = useSay();
  return (
    <>
      <div className={styles["HelpFrame"]}>
        <ContainerRow className={styles["HelpFrame-row"]}>
          <HelpSearchForm {...(term === undefined ? {} : { term })} />
          {trail.length > 0 && (
            <nav className={styles["HelpFrame-trail"]} aria-label={say("content.trail")}>
              <ol>
                {trail.map(({ text, href }) => (
                  <li key={href}>
                    <Link href={href}>{text}</Link>
                  </li>
                ))}
              </ol>
            </nav>
          )}
        </ContainerRow>
      </div>
      {children}
    </>
  );
}

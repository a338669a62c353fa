import { ContainerRow, Link, TextLink } from "@croupier/ui";
import type { ReactNode } from "react";
import { href } from "react-router";

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
                {trail.map(({ text, href: path }) => (
                  <li key={path}>
                    <Link href={path}>{text}</Link>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <TextLink
            look="standalone"
            href={href("/contact")}
            className={styles["HelpFrame-contact"]}
          >
            {say("help.contact")}
          </TextLink>
        </ContainerRow>
      </div>
      {children}
    </>
  );
}

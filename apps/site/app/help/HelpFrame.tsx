import { ContainerRow, Link, TextLink } from "@croupier/ui";
import { lazy, Suspense, type ReactNode } from "react";
import { href } from "react-router";

import { LocalBoundary } from "../errors/LocalBoundary.tsx";
import { useIdle } from "../hydration.ts";
import { useSay } from "../language/Messages.context.tsx";
import type { Crumb } from "../services.ts";
import { useSite } from "../site.ts";
import { HelpSearchForm } from "./HelpSearchForm.tsx";
import styles from "./HelpFrame.module.css";

const OwnWithdrawals = lazy(async () => ({
  default: (await import("./OwnWithdrawals.tsx")).OwnWithdrawals,
}));

export interface HelpFrameProps {
  readonly trail: readonly Crumb[];
  readonly term?: string;
  readonly children: ReactNode;
}

/** The help centre's own bar: its search is above whatever is read, and so is the way back. */
export function HelpFrame({ trail, term, children }: HelpFrameProps) {
  const say = useSay();
  const site = useSite();
  const idle = useIdle();
  const isPlayer = site?.signedIn === true && site.preview === undefined;
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
        {idle && isPlayer && (
          <ContainerRow className={styles["HelpFrame-own"]}>
            <LocalBoundary fallback={null}>
              <Suspense>
                <OwnWithdrawals />
              </Suspense>
            </LocalBoundary>
          </ContainerRow>
        )}
      </div>
      {children}
    </>
  );
}

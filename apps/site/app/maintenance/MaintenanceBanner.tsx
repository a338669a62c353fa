import { Alert, Button } from "@croupier/ui";
import { useEffect, useState } from "react";

import { useLocale, useSay, WithMessages } from "../language/Messages.context.tsx";
import styles from "./MaintenanceBanner.module.css";
import { clockUntil, phaseOf, type Phase } from "./phase-of.ts";
import type { Told } from "./watch-maintenance.ts";

export function MaintenanceBanner(told: Told) {
  return (
    <WithMessages areas={["maintenance"]}>
      <Banner {...told} />
    </WithMessages>
  );
}

/** Read out once for each phase; the seconds beside it are silent. */
function Banner({ notice, aheadMs }: Told) {
  const say = useSay();
  const locale = useLocale();
  const nowMs = useTicks() + aheadMs;
  const [putAway, setPutAway] = useState<Phase>();
  const phase = phaseOf(notice, nowMs);
  if (phase === "over" || phase === putAway) return null;

  const underWay = phase === "under-way";
  const from = timeOf(notice.startsAt, locale);
  const until = timeOf(notice.endsAt, locale);
  const left = clockUntil(underWay ? notice.endsAt : notice.startsAt, nowMs);
  return (
    <section
      popover="manual"
      ref={openAboveThePage}
      aria-label={say("maintenance.label")}
      className={styles["MaintenanceBanner"]}
    >
      <Alert
        tone="warn"
        title={
          <output>
            {underWay
              ? say("maintenance.underWay", { until })
              : say("maintenance.soon", { from, until })}
          </output>
        }
        {...(underWay
          ? {
              action: (
                <Button size="sm" look="ghost" onClick={() => location.reload()}>
                  {say("maintenance.again")}
                </Button>
              ),
            }
          : {
              dismiss: {
                label: say("notice.dismiss"),
                onPress: () => setPutAway(phase),
              },
            })}
      >
        {notice.text}{" "}
        <span role="timer" className={styles["MaintenanceBanner-left"]}>
          {say("maintenance.left", { left })}
        </span>
      </Alert>
    </section>
  );
}

/** A popover is opened by a call; one that nobody opened by hand takes no focus. */
function openAboveThePage(section: HTMLElement | null): void {
  if (section !== null && !section.matches(":popover-open")) section.showPopover();
}

function useTicks(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  // The clock is outside React; this is where its ticks come in.
  useEffect(() => {
    const ticking = setInterval(() => setNowMs(Date.now()), 1_000);
    return () => clearInterval(ticking);
  }, []);
  return nowMs;
}

/** By the visitor's own clock, with the day where it is not today. */
function timeOf(moment: string, locale: string): string {
  const date = new Date(moment);
  const today = new Date().toDateString() === date.toDateString();
  return new Intl.DateTimeFormat(locale, {
    ...(today ? {} : { weekday: "long", day: "numeric", month: "long" }),
    hour: "2-digit",
    minute: "2-digit",
  }).format(date);
}

import type { DeskBucket, Scheduled } from "@croupier/contracts";
import { SegmentedControl } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { BucketSwitch } from "../content/BucketSwitch.tsx";
import { useBucket } from "../content/use-bucket.ts";
import { Answer } from "../parts/Answer.tsx";
import { Notice } from "../parts/Notice.tsx";
import { Page } from "../parts/Page.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { schedules } from "../publishing/calls.ts";
import { placeOfZone } from "../publishing/zoned-moment.ts";
import { byDay } from "./by-day.ts";
import { ScheduleRow } from "./ScheduleRow.tsx";
import styles from "./SchedulePage.module.css";

export function SchedulePage() {
  const { bucket } = useBucket();
  return (
    <Page title="Schedule" actions={<BucketSwitch />}>
      {bucket === undefined ? (
        <Waiting rows={6} what="the schedule" />
      ) : (
        <Schedule key={bucket.bucket} bucket={bucket} />
      )}
    </Page>
  );
}

function Schedule({ bucket }: { bucket: DeskBucket }) {
  const [isPast, setPast] = useState(false);
  const query = useQuery(schedules(bucket.bucket));
  return (
    <>
      <div className={styles["Schedule-choice"]}>
        <SegmentedControl
          aria-label="Which moments"
          value={isPast ? "past" : "waiting"}
          onChange={(chosen) => setPast(chosen === "past")}
          data={[
            { value: "waiting", label: "To come" },
            { value: "past", label: "Over" },
          ]}
        />
        <span>On the clock in {placeOfZone(bucket.timeZone)}</span>
      </div>
      <Answer query={query} loading={<Waiting rows={6} what="the schedule" />}>
        {({ items }) => (
          <Days
            zone={bucket.timeZone}
            items={items.filter(({ state }) => (state === "waiting") !== isPast)}
            isPast={isPast}
          />
        )}
      </Answer>
    </>
  );
}

const dayWords = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" });

function Days({
  zone,
  items,
  isPast,
}: {
  zone: string;
  items: readonly Scheduled[];
  isPast: boolean;
}) {
  if (items.length === 0) {
    return (
      <Notice
        icon="clock"
        tone="quiet"
        title={isPast ? "Nothing happened by itself yet" : "Nothing is planned"}
      >
        Later, beside Publish now, plans when an entry goes live or comes down.
      </Notice>
    );
  }
  const sorted = items.toSorted((one, other) =>
    isPast ? other.at.localeCompare(one.at) : one.at.localeCompare(other.at),
  );
  return byDay(sorted, zone).map(({ day, items }) => (
    <section key={day} aria-label={dayWords.format(new Date(day))}>
      <h2 className={styles["Schedule-day"]}>{dayWords.format(new Date(day))}</h2>
      <ul className={styles.Schedule}>
        {items.map((one) => (
          <ScheduleRow key={one.id} scheduled={one} zone={zone} />
        ))}
      </ul>
    </section>
  ));
}

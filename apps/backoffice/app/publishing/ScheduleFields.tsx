import { Button, SegmentedControl, TextInput } from "@mantine/core";
import { use, useState } from "react";
import { NowContext } from "../parts/Now.tsx";
import styles from "./PublishPanel.module.css";
import { clockOf, instantOf, placeOfZone, spellMoment } from "./zoned-moment.ts";

/** A moment on the brand's own clock, with UTC beside it. */
export function ScheduleFields({
  zone,
  canPublish,
  isBusy,
  onSchedule,
}: {
  zone: string;
  canPublish: boolean;
  isBusy: boolean;
  onSchedule: (action: "publish" | "unpublish", at: Date) => void;
}) {
  const now = use(NowContext);
  const [action, setAction] = useState<"publish" | "unpublish">("publish");
  const [clock, setClock] = useState("");
  const at = instantOf(clock, zone);
  const isPast = at !== undefined && at <= now;
  return (
    <div className={styles["PublishPanel-later"]}>
      <SegmentedControl
        fullWidth
        aria-label="What happens then"
        value={action}
        onChange={(chosen) => setAction(chosen === "unpublish" ? "unpublish" : "publish")}
        data={[
          { value: "publish", label: "Publish" },
          { value: "unpublish", label: "Unpublish" },
        ]}
      />
      <TextInput
        type="datetime-local"
        label={`When, on the clock in ${placeOfZone(zone)}`}
        description={at === undefined ? "The brand's own time" : spellMoment(at, zone)}
        error={isPast ? "This moment has passed." : undefined}
        min={clockOf(now, zone)}
        value={clock}
        onChange={(event) => setClock(event.currentTarget.value)}
      />
      <Button
        variant="default"
        loading={isBusy}
        disabled={at === undefined || isPast || (action === "publish" && !canPublish)}
        onClick={() => at && onSchedule(action, at)}
      >
        {action === "publish" ? "Publish then" : "Unpublish then"}
      </Button>
    </div>
  );
}

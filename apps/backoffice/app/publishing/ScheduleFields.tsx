import { Button, SegmentedControl, TextInput } from "@mantine/core";
import { use, useState } from "react";
import { NowContext } from "../parts/Now.tsx";
import styles from "./PublishPanel.module.css";
import { isTitle, TitleField } from "./HideFields.tsx";
import { clockOf, instantOf, placeOfZone, spellMoment } from "./zoned-moment.ts";

type Planned = {
  readonly action: "publish" | "unpublish";
  readonly at: Date;
  readonly title?: string;
};

/** A moment on the brand's own clock, with UTC beside it. */
export function ScheduleFields({
  zone,
  fixedTitle,
  canPublish,
  isBusy,
  onSchedule,
}: {
  zone: string;
  /** Title of a fixed page: it is hidden by typing that. */
  fixedTitle: string | undefined;
  canPublish: boolean;
  isBusy: boolean;
  onSchedule: (wish: Planned) => void;
}) {
  const now = use(NowContext);
  const [action, setAction] = useState<"publish" | "unpublish">("publish");
  const [clock, setClock] = useState("");
  const [typed, setTyped] = useState("");
  const at = instantOf(clock, zone);
  const isPast = at !== undefined && at <= now;
  const asksTitle = action === "unpublish" && fixedTitle !== undefined;
  const isReady = asksTitle ? isTitle(typed, fixedTitle) : action === "unpublish" || canPublish;
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
      {asksTitle && <TitleField title={fixedTitle} typed={typed} onType={setTyped} />}
      <Button
        variant="default"
        loading={isBusy}
        disabled={at === undefined || isPast || !isReady}
        onClick={() =>
          at && onSchedule({ action, at, ...(asksTitle ? { title: typed.trim() } : {}) })
        }
      >
        {action === "publish" ? "Publish then" : "Unpublish then"}
      </Button>
    </div>
  );
}

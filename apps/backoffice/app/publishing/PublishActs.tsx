import { Button } from "@mantine/core";
import { useState } from "react";
import styles from "./PublishPanel.module.css";
import { ScheduleFields } from "./ScheduleFields.tsx";
import type { usePublishing } from "./use-publishing.ts";

/** Now, later, or no longer. */
export function PublishActs({
  acting,
  zone,
  canPublish,
  hasNews,
  isShown,
}: {
  acting: ReturnType<typeof usePublishing>;
  zone: string;
  canPublish: boolean;
  hasNews: boolean;
  isShown: boolean;
}) {
  const [isLater, setLater] = useState(false);
  const isDoing = (what: "publish" | "unpublish") =>
    acting.isPending && acting.variables.do === what;
  return (
    <>
      <div className={styles["PublishPanel-acts"]}>
        <Button
          px="sm"
          disabled={!canPublish}
          loading={isDoing("publish")}
          onClick={() => acting.mutate({ do: "publish" })}
        >
          {hasNews ? "Publish now" : "Published"}
        </Button>
        <Button
          px="sm"
          variant="default"
          aria-expanded={isLater}
          onClick={() => setLater(!isLater)}
        >
          Later
        </Button>
        {isShown && (
          <Button
            px="sm"
            variant="default"
            loading={isDoing("unpublish")}
            onClick={() => acting.mutate({ do: "unpublish" })}
          >
            Unpublish
          </Button>
        )}
      </div>
      {isLater && (
        <ScheduleFields
          zone={zone}
          canPublish={canPublish}
          isBusy={acting.isPending}
          onSchedule={(action, at) => acting.mutate({ do: "schedule", action, at })}
        />
      )}
    </>
  );
}

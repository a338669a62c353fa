import { Button } from "@mantine/core";
import { useState } from "react";
import { HideFields } from "./HideFields.tsx";
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
  fixedTitle,
}: {
  acting: ReturnType<typeof usePublishing>;
  zone: string;
  canPublish: boolean;
  hasNews: boolean;
  isShown: boolean;
  fixedTitle: string | undefined;
}) {
  const [opened, setOpened] = useState<"nothing" | "later" | "hide">("nothing");
  const turn = (to: "later" | "hide") => setOpened(opened === to ? "nothing" : to);
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
          aria-expanded={opened === "later"}
          onClick={() => turn("later")}
        >
          Later
        </Button>
        {isShown && (
          <Button
            px="sm"
            variant="default"
            aria-expanded={opened === "hide"}
            onClick={() => turn("hide")}
          >
            Unpublish
          </Button>
        )}
      </div>
      {isShown && opened === "hide" && (
        <HideFields
          fixedTitle={fixedTitle}
          isBusy={isDoing("unpublish")}
          onKeep={() => setOpened("nothing")}
          onHide={(title) =>
            acting.mutate(
              { do: "unpublish", ...(title === undefined ? {} : { title }) },
              { onSuccess: () => setOpened("nothing") },
            )
          }
        />
      )}
      {opened === "later" && (
        <ScheduleFields
          zone={zone}
          fixedTitle={fixedTitle}
          canPublish={canPublish}
          isBusy={acting.isPending}
          onSchedule={(wish) => acting.mutate({ do: "schedule", ...wish })}
        />
      )}
    </>
  );
}

import { Select } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Answer } from "../parts/Answer.tsx";
import { ExactMoment } from "../parts/Moment.tsx";
import { OlderRows } from "../parts/OlderRows.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { eventGroups, eventInWords, factsInWords, whoDid } from "./event-words.ts";
import { Part } from "./Part.tsx";
import { playerEvents, type EventGroup } from "./player-calls.ts";
import styles from "./Players.module.css";

/** Everything that happened to the player, in one stream, the newest first. */
export function EventsPart({ player }: { player: string }) {
  const [group, setGroup] = useState<EventGroup>();
  const query = useInfiniteQuery(playerEvents(player, group));
  return (
    <Part
      title="What happened"
      action={
        <Select
          size="xs"
          aria-label="Which events"
          placeholder="Everything"
          clearable
          data={eventGroups}
          value={group ?? null}
          onChange={(chosen) => setGroup(eventGroups.find(({ value }) => value === chosen)?.value)}
        />
      }
    >
      <Answer query={query} loading={<Waiting rows={6} what="the events" />}>
        {({ pages }) => {
          const events = pages.flatMap(({ items }) => items);
          return events.length === 0 ? (
            "Nothing of this kind happened"
          ) : (
            <ol className={styles["Player-rows"]} aria-label="Events">
              {events.map((event) => (
                <li key={event.id}>
                  <b className={styles["Player-event"]}>{eventInWords(event)}</b>{" "}
                  <span className={styles["Players-soft"]}>
                    {whoDid(event)}, <ExactMoment at={event.at} />
                  </span>
                  <p className={styles["Player-words"]}>{factsInWords(event.facts)}</p>
                </li>
              ))}
            </ol>
          );
        }}
      </Answer>
      <OlderRows of={query} what="events" />
    </Part>
  );
}

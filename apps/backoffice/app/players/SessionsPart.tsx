import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Answer } from "../parts/Answer.tsx";
import { Moment } from "../parts/Moment.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { Refusal } from "../sign-in/Refusal.tsx";
import { Part } from "./Part.tsx";
import { endSessions, playerKey, playerSessions } from "./player-calls.ts";
import styles from "./Players.module.css";

/** Where the player is signed in, and the way to end it. */
export function SessionsPart({ player }: { player: string }) {
  const queries = useQueryClient();
  const query = useQuery(playerSessions(player));
  const ending = useMutation({
    mutationFn: (visit: string | undefined) => endSessions(player, visit),
    onSettled: () => queries.invalidateQueries({ queryKey: playerKey(player) }),
  });
  return (
    <Part
      title="Sessions"
      action={
        (query.data?.length ?? 0) > 0 && (
          <Button
            variant="default"
            size="xs"
            loading={ending.isPending}
            onClick={() => ending.mutate(undefined)}
          >
            End all
          </Button>
        )
      }
    >
      <Refusal error={ending.error} />
      <Answer query={query} loading={<Waiting rows={2} what="the sessions" />}>
        {(sessions) =>
          sessions.length === 0 ? (
            "Not signed in anywhere"
          ) : (
            <ul className={styles["Player-rows"]}>
              {sessions.map(({ id, device, place, lastActiveAt }) => (
                <li key={id} className={styles["Player-row"]}>
                  <span>
                    {device}
                    {place !== null && `, ${place}`}
                    <br />
                    <span className={styles["Players-soft"]}>
                      active <Moment at={lastActiveAt} />
                    </span>
                  </span>
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={`End the session on ${device}`}
                    disabled={ending.isPending}
                    onClick={() => ending.mutate(id)}
                  >
                    End
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Part>
  );
}

import { Button, Group } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { Answer } from "../parts/Answer.tsx";
import { Moment } from "../parts/Moment.tsx";
import { Notice } from "../parts/Notice.tsx";
import { Page } from "../parts/Page.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { Refusal } from "../sign-in/Refusal.tsx";
import { answerReset, waitingResets } from "./player-calls.ts";
import styles from "./Players.module.css";

/** Four eyes: whoever asked may take it back, somebody else says yes. */
export function ResetsPage() {
  const queries = useQueryClient();
  const query = useQuery(waitingResets);
  const answering = useMutation({
    mutationFn: ({ id, answer }: { id: string; answer: "approved" | "declined" }) =>
      answerReset(id, answer),
    onSettled: () => queries.invalidateQueries({ queryKey: ["players"] }),
  });
  return (
    <Page title="Resets">
      <Refusal error={answering.error} />
      <Answer query={query} loading={<Waiting rows={4} what="the requests" />}>
        {(waiting) =>
          waiting.length === 0 ? (
            <Notice icon="check" tone="good" title="Nothing waits">
              A player who lost their device asks support; what support asks of you stands here.
            </Notice>
          ) : (
            <ul className={styles["Players-list"]} aria-label="Requests">
              {waiting.map((request) => (
                <li key={request.id} className={styles["Players-one"]}>
                  <Link className={styles["Players-name"]} to={`/players/${request.playerId}`}>
                    {request.firstName} {request.lastName}
                  </Link>
                  <p className={styles["Player-words"]}>{request.reason}</p>
                  <span className={styles["Players-soft"]}>
                    {request.askedBy}, <Moment at={request.askedAt} />
                  </span>
                  <Group gap={8}>
                    {!request.own && (
                      <Button
                        loading={answering.isPending}
                        onClick={() => answering.mutate({ id: request.id, answer: "approved" })}
                      >
                        Approve
                      </Button>
                    )}
                    <Button
                      variant="default"
                      disabled={answering.isPending}
                      onClick={() => answering.mutate({ id: request.id, answer: "declined" })}
                    >
                      {request.own ? "Take back" : "Decline"}
                    </Button>
                  </Group>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Page>
  );
}

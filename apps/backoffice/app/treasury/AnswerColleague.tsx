import { Button, Group } from "@mantine/core";
import { useMutation, useQuery, useQueryClient, type QueryKey } from "@tanstack/react-query";
import rows from "../parts/Rows.module.css";
import { Refusal } from "../sign-in/Refusal.tsx";
import { mayMoveMoney } from "./may-move-money.ts";

type Verdict = "approved" | "declined";

/** What needs a second yes: whoever asked may take it back, somebody else says yes or no. */
export function AnswerColleague({
  own,
  answer,
  changes,
}: {
  readonly own: boolean;
  readonly answer: (verdict: Verdict) => Promise<unknown>;
  /** What is asked again once it is answered. */
  readonly changes: QueryKey;
}) {
  const queries = useQueryClient();
  const { data: may } = useQuery(mayMoveMoney);
  const answering = useMutation({
    mutationFn: answer,
    onSettled: () => queries.invalidateQueries({ queryKey: changes }),
  });
  if (may !== true) return null;
  return (
    <div className={rows["Rows-act"]}>
      <Refusal error={answering.error} />
      <Group gap={8}>
        {!own && (
          <Button loading={answering.isPending} onClick={() => answering.mutate("approved")}>
            Approve
          </Button>
        )}
        <Button
          variant="default"
          disabled={answering.isPending}
          onClick={() => answering.mutate("declined")}
        >
          {own ? "Take back" : "Decline"}
        </Button>
      </Group>
    </div>
  );
}

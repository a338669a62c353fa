import { Button, Group } from "@mantine/core";
import { useQuery, type QueryKey } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useDecision } from "../decisions/use-decision.ts";
import rows from "../parts/Rows.module.css";
import { mayMoveMoney } from "./may-move-money.ts";

export type Verdict = "approved" | "declined";

/** What needs a second yes: whoever asked may take it back, somebody else says yes or no. */
export function AnswerColleague({
  own,
  answer,
  ...decision
}: {
  readonly own: boolean;
  readonly answer: (verdict: Verdict) => Promise<unknown>;
  readonly about: string;
  readonly to: string;
  readonly stands: ReactNode;
  /** What is asked again once it is answered. */
  readonly changes: QueryKey;
}) {
  const { decide, isDeciding } = useDecision(decision);
  const { data: may } = useQuery(mayMoveMoney);
  if (may !== true) return null;
  return (
    <Group gap={8} className={rows["Rows-act"] ?? ""}>
      {!own && (
        <Button loading={isDeciding} onClick={() => decide(() => answer("approved"))}>
          Approve
        </Button>
      )}
      <Button
        variant="default"
        disabled={isDeciding}
        onClick={() => decide(() => answer("declined"))}
      >
        {own ? "Take back" : "Decline"}
      </Button>
    </Group>
  );
}

import type { FreeRoundGrantView } from "@croupier/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { nameOfGame } from "../games/game-words.ts";
import { WhyDialog } from "../games/WhyDialog.tsx";
import { amountInWords } from "../treasury/Amount.tsx";
import type { Verdict } from "../treasury/AnswerColleague.tsx";
import { answerFreeRounds, freeRoundsKey } from "./free-round-calls.ts";
import { GrantOutcome, type Outcome } from "./GrantOutcome.tsx";

/** Yes or no to all that a colleague gives with one press; whoever gave it takes it back. */
export function AnswerDialog({
  of: one,
  answer,
  onDone,
}: {
  of: FreeRoundGrantView;
  answer: Verdict;
  onDone: () => void;
}) {
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome>();
  const { press } = one;
  if (press === null) return null;
  const isYes = answer === "approved";
  const verb = isYes ? "Approve" : press.own ? "Take back" : "Decline";
  const { rounds, game, currency } = one;
  const stake = amountInWords(one.stake, currency);
  const players = press.players === 1 ? "one player" : `each of ${press.players} players`;

  const act = async (note: string): Promise<void> => {
    try {
      const answered = await answerFreeRounds(press.id, { answer, note });
      if (answered.passedOver.length > 0) setOutcome(answered);
      else onDone();
    } finally {
      await queries.invalidateQueries({ queryKey: freeRoundsKey });
    }
  };

  return (
    <WhyDialog
      title={`${verb} free rounds?`}
      act={verb}
      isGrave={!isYes}
      isWhole={outcome === undefined}
      stays
      onAct={act}
      onDone={onDone}
    >
      {outcome === undefined ? (
        <p>
          {`${rounds} of ${nameOfGame(game)} at ${stake} for ${players}: ${amountInWords(press.worth, currency)} in all. `}
          {isYes
            ? "The house pays the stakes; what is won is the players' cash."
            : "Nobody can play them afterwards."}
        </p>
      ) : (
        <GrantOutcome of={outcome} />
      )}
    </WhyDialog>
  );
}

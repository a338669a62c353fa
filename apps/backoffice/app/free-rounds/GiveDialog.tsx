import { uuidv7 } from "@croupier/kit/ids";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { use, useState } from "react";
import { games } from "../games/game-calls.ts";
import { NowContext } from "../parts/Now.tsx";
import { WhyDialog } from "../games/WhyDialog.tsx";
import { freeRoundsKey, giveFreeRounds } from "./free-round-calls.ts";
import { amountInWords } from "../treasury/Amount.tsx";
import { GiveFields } from "./GiveFields.tsx";
import { readGift, worthOf, type TypedGift } from "./give-wish.ts";
import { GrantOutcome, type Outcome } from "./GrantOutcome.tsx";

/** Gives free rounds to one player or to a list of them; who got none is said, and why. */
export function GiveDialog({
  player,
  game,
  onDone,
}: {
  player: string | undefined;
  game: string | undefined;
  onDone: () => void;
}) {
  const queries = useQueryClient();
  const now = use(NowContext);
  const { data: known = [] } = useQuery(games);
  // Kept for as long as the window is open: the same press, sent again, gives nobody twice.
  const [pressId] = useState(uuidv7);
  const [typed, setTyped] = useState<TypedGift>({
    pasted: player ?? "",
    game: game ?? null,
    currency: null,
    stake: "",
    rounds: 10,
    days: 7,
  });
  const [outcome, setOutcome] = useState<Outcome>();
  const gift = readGift(typed, { games: known, now: now.getTime() });
  const count = gift?.players.length ?? 0;
  const worth = gift && worthOf(gift);

  async function give(reason: string): Promise<void> {
    if (gift === undefined) return;
    const answer = await giveFreeRounds({ ...gift, pressId, reason });
    await queries.invalidateQueries({ queryKey: freeRoundsKey });
    if (answer.passedOver.length === 0 && answer.waiting === 0) onDone();
    else setOutcome(answer);
  }

  return (
    <WhyDialog
      title="Give free rounds?"
      act={count > 1 ? `Give to ${count}` : "Give them"}
      isWhole={gift !== undefined && outcome === undefined}
      stays
      onAct={give}
      onDone={onDone}
    >
      {outcome === undefined ? (
        <>
          <p>The house pays the stakes; what is won is the player's cash.</p>
          <GiveFields
            games={known}
            value={typed}
            onChange={(change) => setTyped((before) => ({ ...before, ...change }))}
          />
          {worth !== undefined && (
            <p>
              {`Worth ${amountInWords(worth, gift?.currency)} in all. A large amount, also one that adds up within a day, needs a colleague's approval.`}
            </p>
          )}
        </>
      ) : (
        <GrantOutcome of={outcome} />
      )}
    </WhyDialog>
  );
}

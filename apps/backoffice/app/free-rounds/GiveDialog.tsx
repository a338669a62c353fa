import { uuidv7 } from "@croupier/kit/ids";
import { Alert } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { use, useState } from "react";
import { games } from "../games/game-calls.ts";
import { NowContext } from "../parts/Now.tsx";
import { WhyDialog } from "../games/WhyDialog.tsx";
import { freeRoundsKey, giveFreeRounds } from "./free-round-calls.ts";
import { passedOverWords } from "./free-round-words.ts";
import { GiveFields } from "./GiveFields.tsx";
import { readGift, type TypedGift } from "./give-wish.ts";

type Outcome = Awaited<ReturnType<typeof giveFreeRounds>>;

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

  async function give(reason: string): Promise<void> {
    if (gift === undefined) return;
    const answer = await giveFreeRounds({ ...gift, pressId, reason });
    await queries.invalidateQueries({ queryKey: freeRoundsKey });
    if (answer.passedOver.length === 0) onDone();
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
      <p>The house pays the stakes; what is won is the player's cash.</p>
      <GiveFields
        games={known}
        value={typed}
        onChange={(change) => setTyped((before) => ({ ...before, ...change }))}
      />
      {outcome !== undefined && <PassedOver of={outcome} />}
    </WhyDialog>
  );
}

function PassedOver({ of: { given, passedOver } }: { of: Outcome }) {
  return (
    <Alert color="yellow" mb="sm" role="alert">
      {given === 0 ? "Nobody got any." : `${given} got them.`}
      <ul>
        {passedOver.slice(0, 20).map(({ playerId, why }) => (
          <li key={playerId}>{`${playerId} ${passedOverWords[why]}`}</li>
        ))}
      </ul>
      {passedOver.length > 20 && `And ${passedOver.length - 20} more.`}
    </Alert>
  );
}

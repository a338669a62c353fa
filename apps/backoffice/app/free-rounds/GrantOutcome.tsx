import { Alert } from "@mantine/core";
import type { giveFreeRounds } from "./free-round-calls.ts";
import { passedOverWords } from "./free-round-words.ts";

type Given = Awaited<ReturnType<typeof giveFreeRounds>>;
export type Outcome = Pick<Given, "given" | "passedOver"> & Partial<Pick<Given, "waiting">>;

/** How many of many got some, or wait for a colleague; who got none, and why. */
export function GrantOutcome({ of: { given, waiting = 0, passedOver } }: { of: Outcome }) {
  return (
    <Alert color="yellow" mb="sm" role="alert">
      {waiting > 0 ? waitingWords(waiting) : given === 0 ? "Nobody got any." : `${given} got them.`}
      {passedOver.length > 0 && (
        <>
          {waiting > 0 && " Passed over:"}
          <ul>
            {passedOver.slice(0, 20).map(({ playerId, why }) => (
              <li key={playerId}>{`${playerId}: ${passedOverWords[why]}`}</li>
            ))}
          </ul>
        </>
      )}
      {passedOver.length > 20 && `And ${passedOver.length - 20} more.`}
    </Alert>
  );
}

function waitingWords(players: number): string {
  return players === 1
    ? "One player's free rounds wait for a colleague's approval."
    : `The free rounds of ${players} players wait for a colleague's approval.`;
}

import type { Database } from "@croupier/database";
import type { Clock } from "@croupier/kit/time";
import type { TryLimits } from "../attempt-subjects.ts";
import type { AttemptCounter } from "../attempts.ts";
import type { Hashing } from "../hashing.ts";
import type { PlayerReader } from "../player-reader.ts";
import type { Sessions } from "../sessions.ts";
import type { SecondFactor } from "../two-factor/second-factor.ts";
import type { Enter } from "./enter.ts";
import { createPartialSessions } from "./partial-sessions.ts";
import { createSecondStep } from "./second-step.ts";
import { createSignIn } from "./sign-in.ts";

/** Every way to come in for whoever has an account. */
export function createWaysIn(room: {
  database: Database;
  clock: Clock;
  reader: PlayerReader;
  sessions: Sessions;
  hashing: Hashing;
  attempts: AttemptCounter;
  limits: TryLimits;
  enter: Enter;
  secondFactor: SecondFactor;
}) {
  const partialSessions = createPartialSessions(room);
  const { dueAtSignIn } = room.secondFactor;
  return {
    signIn: createSignIn({ ...room, partialSessions, dueAtSignIn }),
    ...createSecondStep({ ...room, partialSessions }),
    forgetBefore: partialSessions.forgetBefore,
  };
}

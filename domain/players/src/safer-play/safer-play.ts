import type { Database } from "@croupier/database";
import type { Result } from "@croupier/kit/result";
import { createActivity, type ReadMoneyHistory } from "../activity/activity.ts";
import { createExclusion } from "../exclusion/exclusion.ts";
import { createLimits } from "../limits/limits.ts";
import { createRealityCheck } from "../reality-check/reality-check.ts";
import { createBetweenPlayers } from "../standing/between-players.ts";
import { createMayBeOffered } from "../standing/may-be-offered.ts";
import { createStanding } from "../standing/create-standing.ts";
import { simulatedRegister, type FindRegister } from "../register-check/exclusion-register.ts";
import { createPersonCheck } from "../same-person/check-person.ts";
import { createRegisterCheck } from "../register-check/register-check.ts";
import { readPlayerFacts, type Asker, type StandingReads } from "../standing/standing-reader.ts";
import type { ProveRefusal } from "../step-up/prove.ts";

export type SaferPlayDependencies = StandingReads & {
  readonly database: Database;
  readonly readMoneyHistory: ReadMoneyHistory;
  readonly endSessionsOf: (playerId: string) => Promise<void>;
  /** Absent: the built-in one, for every place. */
  readonly findRegister?: FindRegister;
  readonly reportError?: (error: unknown) => void;
  /** Whether it is really them; every try is counted. */
  readonly provePassword: ProvePassword;
  /** Counted by itself, so that nothing else keeps anybody from stopping. Absent: as any other. */
  readonly provePasswordToStop?: ProvePassword;
};

type ProvePassword = (asked: {
  readonly playerId: string;
  readonly password: string;
}) => Promise<Result<undefined, ProveRefusal>>;

/** Limits, breaks, exclusions, the reality check, and what a player may do because of them. */
export function createSaferPlay(dependencies: SaferPlayDependencies) {
  const { provePassword, provePasswordToStop = provePassword } = dependencies;
  const exclusion = createExclusion(dependencies);

  const standing = createStanding(dependencies);

  return {
    standing,
    betweenPlayers: createBetweenPlayers(dependencies),
    mayBeOffered: createMayBeOffered({ database: dependencies.database, standing }),
    limits: createLimits(dependencies),
    realityCheck: createRealityCheck(dependencies),
    readActivity: createActivity(dependencies),
    checkPerson: createPersonCheck(dependencies),
    checkRegister: createRegisterCheck({
      ...dependencies,
      findRegister: dependencies.findRegister ?? (() => simulatedRegister),
      reportError: dependencies.reportError ?? (() => {}),
    }),

    /** Everything that stands about a player, for their own screens and those of staff. */
    read: (asker: Asker) =>
      readPlayerFacts(dependencies.database.db, dependencies, asker, { lock: false }),

    /** Staff exclude on a player's word; the player's own ways ask for the password. */
    exclude: exclusion.exclude,

    async takeBreak(asked: Asker & { readonly hours: number; readonly password: string }) {
      const proved = await provePasswordToStop(asked);
      return proved.ok ? exclusion.takeBreak(asked) : proved;
    },

    async excludeMyself(
      asked: Asker & { readonly months: number | null; readonly password: string },
    ) {
      const proved = await provePasswordToStop(asked);
      return proved.ok ? exclusion.exclude(asked) : proved;
    },

    async comeBack(asked: Asker & { readonly password: string }) {
      const proved = await provePassword(asked);
      return proved.ok ? exclusion.comeBack(asked) : proved;
    },
  };
}

export type SaferPlay = ReturnType<typeof createSaferPlay>;

import type { Balance, FoundPlayer, PlayerFile, PlayerNote } from "@croupier/contracts";
import { formatDecimal, money } from "@croupier/kit/money";
import {
  mask,
  type FoundPlayer as Found,
  type Note,
  type OpenMatch,
  type PlayerFacts,
  type PlayerFile as File,
  type ResetRequest,
} from "@croupier/players";

export function presentFound(found: Found): FoundPlayer {
  return { ...found, joinedAt: found.joinedAt.toISOString() };
}

export function presentNote({ id, writtenAt, words }: Note, staff: string): PlayerNote {
  return { id, at: writtenAt.toISOString(), staff, words };
}

export function presentReset(
  { id, playerId, askedAt, askedBy, reason }: ResetRequest,
  nameOf: (staffId: string) => string,
) {
  return { id, playerId, askedAt: askedAt.toISOString(), askedBy: nameOf(askedBy), reason };
}

/** Everything that stands about a player, masked. */
export function presentFile({
  file,
  facts,
  balances,
  matches,
  waitingReset,
  nameOf,
}: {
  file: File;
  facts: PlayerFacts | undefined;
  balances: readonly Balance[];
  matches: readonly OpenMatch[];
  waitingReset: ResetRequest | undefined;
  nameOf: (staffId: string) => string;
}): PlayerFile {
  const { id, brand, status, countryCode, currency, language, joinedAt } = file;
  const { emailConfirmed, phoneValidated, twoFactor, pinSet, passkeys, documents, linkedAccounts } =
    file;
  return {
    ...mask(file),
    id,
    brand,
    status,
    countryCode,
    currency,
    language,
    joinedAt: joinedAt.toISOString(),
    emailConfirmed,
    phoneValidated,
    twoFactor,
    pinSet,
    passkeys,
    documents: documents.map((document) => ({ ...document })),
    linkedAccounts: linkedAccounts.map(({ name, usableFrom }) => {
      return { name, usableFrom: usableFrom.toISOString() };
    }),
    ...presentCare(facts),
    balances: [...balances],
    samePeople: matches.map(({ excludedId, evidence, foundAt, ...match }) => ({
      ...match,
      playerId: excludedId,
      evidence: [...evidence],
      foundAt: foundAt.toISOString(),
    })),
    waitingReset: waitingReset === undefined ? null : presentReset(waitingReset, nameOf),
  };
}

/** What holds a player back: exclusion, break, limits that are set. */
function presentCare(
  facts: PlayerFacts | undefined,
): Pick<PlayerFile, "exclusion" | "breakEndsAt" | "limits"> {
  if (facts === undefined) return { exclusion: null, breakEndsAt: null, limits: [] };
  const { exclusion, breakEndsAt, now, limits } = facts.standing;
  const written = (kind: string, units: bigint) =>
    kind === "session" ? String(units / 60n) : formatDecimal(money(units, facts.currency));
  return {
    exclusion: exclusion && {
      setBy: exclusion.setBy,
      beganAt: exclusion.beganAt.toISOString(),
      mayReturnAt: exclusion.mayReturnAt?.toISOString() ?? null,
    },
    breakEndsAt: breakEndsAt !== null && breakEndsAt > now ? breakEndsAt.toISOString() : null,
    limits: limits.flatMap(({ kind, window, value, used, source }) =>
      value === null || source === null
        ? []
        : [{ kind, window, source, value: written(kind, value), used: written(kind, used) }],
    ),
  };
}

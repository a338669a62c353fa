import { dayMs, hourMs, minuteMs } from "@croupier/kit/time";
import type { Subject } from "./attempts.ts";
import type { AttemptLimits } from "./decide-attempt.ts";
import { networkOf } from "./network.ts";
import { foldLogin } from "./player-reader.ts";

export type TryLimits = {
  readonly signInPerAccount: AttemptLimits;
  readonly signInPerAddress: AttemptLimits;
  readonly refusedJoinsPerAddress: AttemptLimits;
  readonly resetsPerAddress: AttemptLimits;
  readonly resetsPerMailbox: AttemptLimits;
};

const tenInAQuarter: AttemptLimits = {
  max: 10,
  windowMs: 15 * minuteMs,
  lockoutMs: 15 * minuteMs,
  lockoutMsMax: hourMs,
  forgetMs: dayMs,
  suspectAfter: 3,
};

export const tryLimits: TryLimits = {
  signInPerAccount: tenInAQuarter,
  signInPerAddress: tenInAQuarter,
  refusedJoinsPerAddress: { ...tenInAQuarter, windowMs: hourMs, lockoutMs: hourMs },
  resetsPerAddress: { ...tenInAQuarter, windowMs: hourMs, lockoutMs: hourMs },
  resetsPerMailbox: { ...tenInAQuarter, max: 3, windowMs: hourMs, lockoutMs: hourMs },
};

/**
 * What a sign-in is counted for: the address it comes from, the name that was typed, and the
 * account behind it. The name is counted whether or not somebody bears it. The account, which
 * answers to two names, is counted quietly: a lockout that shows under the nickname after tries
 * with the e-mail would tell that the two belong together.
 *
 * A browser with which this player signed in before is counted by itself: tries made elsewhere do not keep its
 * owner out, and what is tried from it finds as many tries as a name has, in a count that no other browser
 * fills or wipes.
 */
export function signInSubjects(
  facts: {
    brand: string;
    login: string;
    address: string;
    playerId: string | undefined;
    knownDevice?: string | undefined;
  },
  limits: TryLimits,
): { crowd: Subject[]; guessed: Subject[] } {
  const name = `${facts.brand} ${foldLogin(facts.login)}`;
  const { playerId, knownDevice } = facts;
  const isKnown = playerId !== undefined && knownDevice !== undefined;
  return {
    crowd: [
      {
        purpose: "sign-in from address",
        name: networkOf(facts.address),
        limits: limits.signInPerAddress,
      },
    ],
    guessed: isKnown
      ? [knownDeviceSubject({ playerId, knownDevice }, limits)]
      : [
          { purpose: "sign-in as name", name, limits: limits.signInPerAccount },
          {
            purpose: "sign-in to account",
            name: facts.playerId ?? name,
            limits: limits.signInPerAccount,
            quiet: true,
          },
        ],
  };
}

/** Tries at an account from a browser that its player has signed in with. */
export function knownDeviceSubject(
  facts: { playerId: string; knownDevice: string },
  limits: TryLimits,
): Subject {
  return {
    purpose: "sign-in from known device",
    name: `${facts.playerId} ${facts.knownDevice}`,
    limits: limits.signInPerAccount,
  };
}

/**
 * Who asks for a new password, and for whose. The mailbox is counted quietly: too many letters are
 * not sent, and nobody learns from the answer that one was.
 */
export function resetSubjects(
  facts: { brand: string; email: string; address: string },
  limits: TryLimits,
): { crowd: Subject[]; guessed: Subject[] } {
  return {
    crowd: [
      {
        purpose: "password from address",
        name: networkOf(facts.address),
        limits: limits.resetsPerAddress,
      },
    ],
    guessed: [
      {
        purpose: "password for mailbox",
        name: `${facts.brand} ${foldLogin(facts.email)}`,
        limits: limits.resetsPerMailbox,
        quiet: true,
      },
    ],
  };
}

/** Only refused joins count: they are how one would ask which addresses are known here. */
export function joinSubject(facts: { address: string }, limits: TryLimits): Subject {
  return {
    purpose: "join from address",
    name: networkOf(facts.address),
    limits: limits.refusedJoinsPerAddress,
  };
}

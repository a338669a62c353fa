// `npm run drill enumeration`: does the time of a refusal tell whom we know?
import { loadavg } from "node:os";
import { uuidv7 } from "@croupier/kit/ids";
import { randomFraction } from "@croupier/kit/random";
import type { PersonDetails } from "@croupier/tools/world";
import { openBenchWorld } from "@croupier/bench/bench-world";
import { describeMachine, type BenchResult } from "@croupier/bench/result";
import { mannWhitneyP } from "./mann-whitney.ts";
import { createStranger, describeNewcomer, type Refusal, type Stranger } from "./refusals.ts";
import { readSize } from "../sizes.ts";

const samplesLong = 1_000;
const samples = readSize("ENUMERATION_SAMPLES");
/** After so many a sign-in asks for work first. */
const triesPerName = 3;
const warmUp = 10;
const medianGapMax = 5;
const significant = 0.01;

const classes = [
  "known name",
  "unknown name",
  "e-mail taken",
  "nickname taken",
  "known mailbox",
  "unknown mailbox",
  "known code",
  "unknown code",
] as const;
type Class = (typeof classes)[number];
/** `meant` is what the answers have to be about, or they would prove nothing. */
const pairs = [
  { name: "sign-in", of: ["known name", "unknown name"], meant: '"code":"wrong_credentials"' },
  {
    name: "join",
    of: ["e-mail taken", "nickname taken"],
    meant: '"code":"registration_not_possible"',
  },
  { name: "forgotten password", of: ["known mailbox", "unknown mailbox"], meant: "202" },
  { name: "referral", of: ["known code", "unknown code"], meant: '"type":"PROFILE"' },
] as const;

export async function run(): Promise<BenchResult> {
  const load = loadavg()[0] ?? 0;
  const house = await openBenchWorld({ CROUPIER_TRUSTED_PROXIES: "127.0.0.1/32" });
  try {
    const taken = await sample(createStranger(house.world.site));
    return judge(taken, load);
  } finally {
    await house.stop();
  }
}

type Taken = Readonly<Record<Class, Refusal[]>>;
type Known = PersonDetails & { readonly code: string };

/** A code in the form of ours that nobody has. */
const strangeCode = (): string => `P${uuidv7().slice(-8).toUpperCase()}`;

async function sample(stranger: Stranger): Promise<Taken> {
  const rounds = samples + warmUp;
  const known = Array.from({ length: Math.ceil(rounds / triesPerName) }, describeNewcomer);
  const unknown = known.map(describeNewcomer);
  const people: Known[] = [];
  for (const person of known) people.push({ ...person, code: await stranger.join(person) });

  const ask: Record<Class, (known: Known, unknown: PersonDetails) => Promise<Refusal>> = {
    "known name": ({ email }) => stranger.refusedSignIn(email),
    "unknown name": (_, { email }) => stranger.refusedSignIn(email),
    "e-mail taken": ({ email }) => stranger.refusedJoin({ email }),
    "nickname taken": ({ nickname }) => stranger.refusedJoin({ nickname }),
    "known mailbox": ({ email }) => stranger.askedForPassword(email),
    "unknown mailbox": (_, { email }) => stranger.askedForPassword(email),
    "known code": ({ code }) => stranger.askedForCode(code),
    "unknown code": () => stranger.askedForCode(strangeCode()),
  };
  const taken = Object.fromEntries(classes.map((each) => [each, []])) as unknown as Taken;
  for (let round = 0; round < rounds; round += 1) {
    const one = people[round % people.length] as Known;
    const other = unknown[round % unknown.length] as PersonDetails;
    for (const each of shuffled(classes)) {
      const refusal = await ask[each](one, other);
      if (round >= warmUp) taken[each].push(refusal);
    }
  }
  return taken;
}

function judge(taken: Taken, load: number): BenchResult {
  const figures: Record<string, number | string> = {
    "samples of each class": `${samples}${samples < samplesLong ? ` of the long form's ${samplesLong}` : ""}`,
    "load average before, of others": round(load),
  };
  let pass = true;
  for (const { name, of, meant } of pairs) {
    const [one, other] = of.map((each) => taken[each].map(({ milliseconds }) => milliseconds));
    if (one === undefined || other === undefined) throw new Error("a pair has two classes");
    const seen = new Set(of.flatMap((each) => taken[each].map((refusal) => refusal.seen)));
    // A limit on tries that answered in its place would be the same for both, and prove nothing.
    const allMeant = [...seen].every((answer) => answer.includes(meant));
    const gap = Math.abs(median(one) - median(other));
    const p = mannWhitneyP(one, other);
    figures[`${name}, ${of[0]}, median ms`] = round(median(one));
    figures[`${name}, ${of[1]}, median ms`] = round(median(other));
    figures[`${name}, difference of medians ms`] = round(gap);
    figures[`${name}, Mann-Whitney p`] = Math.round(p * 10_000) / 10_000;
    figures[`${name}, a leak of so many ms would have been seen`] = smallestSeen(one);
    figures[`${name}, different answers`] = seen.size;
    figures[`${name}, all answered with ${meant}`] = allMeant ? "yes" : "no";
    pass &&= gap <= medianGapMax && p > significant && seen.size === 1 && allMeant;
  }
  return {
    id: "enumeration",
    what: "Refused sign-ins of known against unknown names, joins refused for the e-mail against the nickname, forgotten passwords of known against unknown mailboxes, codes that somebody has against codes that nobody has, taking turns through HTTP.",
    figures,
    limit: {
      "difference of medians ms": `<= ${medianGapMax}`,
      "Mann-Whitney p": `> ${significant}`,
      "different answers": "1",
      "all answered with": "yes",
    },
    pass,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}

/** How fine this run can see: the samples of one class, every other one delayed. */
function smallestSeen(times: readonly number[]): number {
  const even = times.filter((_, index) => index % 2 === 0);
  const odd = times.filter((_, index) => index % 2 === 1);
  for (let delay = 0.1; delay < 100; delay *= 1.25) {
    const late = odd.map((time) => time + delay);
    if (mannWhitneyP(even, late) < significant) return round(delay);
  }
  return Number.POSITIVE_INFINITY;
}

function shuffled<T>(values: readonly T[]): T[] {
  return values
    .map((value) => ({ value, place: randomFraction() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

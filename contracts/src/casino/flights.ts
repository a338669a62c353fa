import { z } from "zod";
import { amount, currency, id, instant, line } from "../fields.ts";
import { playedRound, playerSeed, seedFingerprint } from "./round-words.ts";

/** In ten-thousandths of the stake, as rules count: 20_000 is twice. */
const multiple = z.number().int().min(0);

/**
 * What a frame says over the socket of flights, at `flightsPath`. The first message joins, with the token of the
 * game session: a browser cannot send it as a header, and an address is written down on its way.
 */
export const flightAsk = z.discriminatedUnion("ask", [
  z.object({ ask: z.literal("join"), token: line().min(1).max(200) }),
  /**
   * A stake in the flight that boards, of two at most a player; the same playId and content are answered alike.
   */
  z.object({
    ask: z.literal("board"),
    playId: id,
    stake: amount,
    /** Where to be landed without a hand; null: nowhere. */
    landAt: multiple.nullable(),
  }),
  /** The stake back, before the flight takes off. */
  z.object({ ask: z.literal("leave"), round: id }),
  /** Down now. What counts is when it arrives at whoever writes the flight. */
  z.object({ ask: z.literal("land"), round: id }),
]);

const flight = z.object({
  number: z.number().int(),
  state: z.enum(["boarding", "flying", "over"]),
  boardsUntil: instant,
  tookOffAt: instant.nullable(),
  /** Where it ended, and the link of the chain that decided it; null before it is over. */
  multiple: multiple.nullable(),
  link: seedFingerprint.nullable(),
});

/** Somebody who came down, in any flight. */
const topLanding = z.object({
  number: z.number().int(),
  name: z.string(),
  landedAt: multiple,
  payout: amount,
  currency,
});

export const flightBoard = z.object({
  chain: z.object({
    /** The link before the first one: told before anything is decided. */
    fingerprint: seedFingerprint,
    salt: playerSeed,
    length: z.number().int(),
  }),
  flight,
  /** Those before it, the newest first. */
  last: z.array(flight),
  /** The highest landings of this chain, the highest first: of those who flew, by the names they flew under. */
  top: z.array(topLanding).optional(),
});

/** Somebody in the flight, under a name that means nobody. */
const seat = z.object({
  name: z.string(),
  stake: amount,
  currency,
  state: z.enum(["aboard", "landed", "lost"]),
  landedAt: multiple.nullable(),
  payout: amount.nullable(),
});

/** Players, however many bets each has. */
const crowd = z.object({ aboard: z.number().int(), landed: z.number().int() });

/** What a frame is told. `now` is the server's clock, by which a flight rises. */
export const flightSay = z.discriminatedUnion("say", [
  /** To whoever joined, and whenever so much changed that little is the same. */
  z.object({
    say: z.literal("board"),
    now: instant,
    board: flightBoard,
    crowd,
    /** Of the crowd those with the highest stakes. */
    seats: z.array(seat),
    /** Under which the others see this player, a name for each of their bets. */
    you: z.array(z.string()),
    /** To whoever joined: the rounds they have in the flight, in the order of their seats; null to all others. */
    own: z.array(playedRound).nullable(),
  }),
  z.object({
    say: z.literal("seats"),
    crowd,
    changed: z.array(seat),
    gone: z.array(z.string()),
  }),
  z.object({
    say: z.literal("tick"),
    number: z.number().int(),
    flownMs: z.number().int(),
    multiple,
    now: instant,
  }),
  /** Of this player: it was opened, given back, landed or lost. */
  z.object({ say: z.literal("round"), round: playedRound }),
  /** `about` is the playId or the round that was asked with. */
  z.object({ say: z.literal("refused"), about: z.string(), code: z.string() }),
]);

export type FlightAsk = z.output<typeof flightAsk>;
export type FlightSay = z.output<typeof flightSay>;
export type FlightBoard = z.output<typeof flightBoard>;
export type FlightSeatShown = z.output<typeof seat>;

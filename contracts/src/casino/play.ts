import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { amount, id, line, pathId } from "../fields.ts";
import { playAddresses } from "./play-addresses.ts";
import { gameFacts, gameSession, openedSession } from "./play-words.ts";
import {
  playedRound,
  playerSeed,
  revealedSeeds,
  round,
  rulesJson,
  seedFingerprint,
  seedsToCome,
} from "./round-words.ts";

const { play: at } = playAddresses;
const one = z.object({ round: pathId });
const framed = { access: "game", origin: "games" } as const;

/** Why a player may not stake now; the first that holds. */
const guards = [
  "account_blocked",
  "account_closed",
  "self_excluded",
  "person_in_review",
  "register_unreachable",
  "on_a_break",
  "document_blocked",
  "agreement_due",
  "money_owed",
  "not_offered_here",
  "play_closed",
  "session_limit_reached",
  "reality_check_due",
  "limit_reached",
] as const;

/** What a frame asks while its game is played. */
export const play = {
  openSession: endpoint({
    ...at.openSession,
    name: "play.openSession",
    summary: "Exchange the token of a launch, once, for a game session",
    access: "public",
    origin: "games",
    rate: "write",
    shed: "P1",
    body: z.object({ launchToken: line().min(1).max(200) }),
    responses: { 201: openedSession },
    refusals: ["launch_not_valid"],
  }),
  session: endpoint({
    ...at.session,
    ...framed,
    name: "play.session",
    summary: "How the player stands in this game now, with the round that is open",
    rate: "poll",
    shed: "P1",
    responses: { 200: gameSession },
    refusals: ["game_closed", "game_changed"],
  }),
  endSession: endpoint({
    ...at.endSession,
    ...framed,
    name: "play.endSession",
    summary: "End the game session; a round that is open stays so",
    rate: "write",
    shed: "P2",
    responses: { 204: null },
    refusals: [],
  }),
  game: endpoint({
    ...at.game,
    name: "play.game",
    summary: "What is known of a game: its configuration, odds and stakes",
    access: "public",
    origin: "games",
    rate: "read",
    shed: "P2",
    etag: true,
    params: z.object({ code: pathId }),
    responses: { 200: gameFacts },
    refusals: ["not_found"],
  }),
  openRound: endpoint({
    ...at.openRound,
    ...framed,
    name: "play.openRound",
    summary: "Play: the same playId and content are answered alike",
    rate: "play",
    shed: "P1",
    body: z.object({
      playId: id,
      stake: amount,
      choice: rulesJson,
      /** The grant that pays the stake. */
      freeRounds: id.optional(),
      /** It follows the round before by itself: refused where the law wants a press for every round. */
      automatic: z.boolean().optional(),
    }),
    responses: { 201: playedRound },
    refusals: [
      "play_reused",
      "game_closed",
      "game_changed",
      "autoplay_not_offered",
      "round_open",
      "round_too_soon",
      "stake_out_of_range",
      "choice_not_offered",
      "free_rounds_over",
      ...guards,
      "insufficient_funds",
    ],
  }),
  act: endpoint({
    ...at.act,
    ...framed,
    name: "play.act",
    summary: "Act in a round that is open; the same place and action are answered alike",
    rate: "play",
    shed: "P1",
    params: one,
    body: z.object({
      /** 0 is the first action of a round. */
      place: z.number().int().min(0).max(1_000),
      action: rulesJson,
    }),
    responses: { 200: playedRound },
    refusals: [
      "not_found",
      "play_reused",
      "action_not_allowed",
      "round_stopped",
      "stake_out_of_range",
      ...guards,
      "insufficient_funds",
    ],
  }),
  rounds: endpoint({
    ...at.rounds,
    ...framed,
    name: "play.rounds",
    summary: "The player's own rounds of this game, the newest first",
    rate: "read",
    shed: "P3",
    query: z.object({ before: id.optional() }),
    responses: {
      200: z.object({ items: z.array(round.omit({ steps: true })), next: id.nullable() }),
    },
    refusals: [],
  }),
  round: endpoint({
    ...at.round,
    ...framed,
    name: "play.round",
    summary: "One round of the player's own with everything that was shown of it",
    rate: "read",
    shed: "P2",
    params: one,
    responses: { 200: round },
    refusals: ["not_found"],
  }),
  seeds: endpoint({
    ...at.seeds,
    ...framed,
    name: "play.seeds",
    summary: "The seeds that decide the player's rounds, the next one of ours, and those before",
    rate: "read",
    shed: "P2",
    responses: { 200: seedsToCome.extend({ before: z.array(revealedSeeds) }) },
    refusals: [],
  }),
  rotateSeeds: endpoint({
    ...at.rotateSeeds,
    ...framed,
    name: "play.rotateSeeds",
    summary: "Have the server seed shown, and the next one decide with a seed of the player's",
    rate: "write",
    shed: "P2",
    body: z.object({
      playerSeed,
      /** As it was told: where another one is the next by now, nothing is changed. */
      nextFingerprint: seedFingerprint.optional(),
    }),
    responses: { 200: seedsToCome.extend({ revealed: revealedSeeds }) },
    refusals: ["round_open", "seeds_changed"],
  }),
} as const;

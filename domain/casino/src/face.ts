export { sowCatalogue } from "./catalogue/catalogue.ts";
export {
  createCasino,
  createCasinoKeeping,
  type Casino,
  type CasinoMoney,
  type CasinoOptions,
} from "./create-casino.ts";
export { isOffered, type Terms } from "./catalogue/decide-terms.ts";
export type { DroppedPot } from "./jackpots/read-jackpots.ts";
export type { KeptJackpot } from "./desk/create-jackpot-desk.ts";
export type { JackpotChange } from "./desk/jackpot-changes.ts";
export { returnOfPot } from "./jackpots/pot.ts";
export { readPots, type ShownPot } from "./jackpots/read-pots.ts";
export { presentSeat, type BoardNow, type Flights } from "./flights/create-flights.ts";
export type { FlightPace, FlightSeat } from "./flights/flight.ts";
export type { FlightWriter } from "./flights/flight-writer.ts";
export { readPerformance, type Performance } from "./performance/read-performance.ts";
export { createOfferedGames, type OfferedGame } from "./catalogue/offered-games.ts";
export { createReceiptSigner, type ReceiptSigner } from "./receipts/signer.ts";
export { casinoRefusals, launchRefusals, type LaunchRefusalCode } from "./refusals.ts";
export { forgetGameSessions } from "./sessions/forget-sessions.ts";
export type { GameSession } from "./sessions/game-sessions.ts";
export type { LaunchRefusal } from "./sessions/create-launches.ts";
export type { PlayRefusal } from "./rounds/play.ts";
export type { Vault } from "./seeds/vault.ts";
export { createGamesDesk, type GamesDesk } from "./desk/create-games-desk.ts";
export { placeCodes, type GameAct, type OneKeptGame } from "./desk/create-catalogue-desk.ts";
export type { KeptSeeds } from "./desk/seeds-of-player.ts";
export { lookedBackMs } from "./desk/search-rounds.ts";
export type { Given as GivenGrant } from "./desk/create-grant-desk.ts";
export type { KeptGrant } from "./desk/grant-reads.ts";
export type { KeptGame } from "./desk/catalogue-reads.ts";
export type { ProfileChange } from "./desk/profile-changes.ts";
export { grossOf, type PlayedDay } from "./performance/read-days.ts";
export type { TracedFlight, TracedRound } from "./desk/trace-round.ts";
export { stakesIn } from "./catalogue/catalogue.ts";
export type { Round } from "./rounds/round.ts";

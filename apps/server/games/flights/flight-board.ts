import { presentSeat, type BoardNow, type FlightSeat, type Flights } from "@croupier/casino";
import type { FlightSay, FlightSeatShown } from "@croupier/contracts";

/** Of a crowd so many are shown by name. */
const shownMax = 60;
/** Between two looks; what changes meanwhile is seen by the next. */
const restMs = 120;
/** Messages get lost and processes die: so often it is looked at without being told to. */
const lookMs = 1_000;

type Say<Kind extends FlightSay["say"]> = Extract<FlightSay, { say: Kind }>;

export type BoardChange = {
  readonly now: BoardNow;
  /** Another flight, or another state of it: everything is told. */
  readonly isAnother: boolean;
  readonly seats: Say<"seats"> | undefined;
  /** Whose part of the flight came to an end with this look. */
  readonly ended: readonly FlightSeat[];
};

/** How the flights of one game stand, as they were last committed: read again when it is said that they changed. */
export function openFlightBoard({
  game,
  flights,
  onChange,
  reportError,
}: {
  readonly game: string;
  readonly flights: Pick<Flights, "readBoard">;
  readonly onChange: (change: BoardChange) => void;
  readonly reportError: (error: unknown) => void;
}) {
  let now: BoardNow | undefined;
  let shown = new Map<string, string>();
  let isReading = false;
  let isStale = false;
  let isClosed = false;
  let resting: NodeJS.Timeout | undefined;

  function look(): void {
    if (isClosed) return;
    isStale = true;
    if (isReading || resting !== undefined) return;
    isReading = true;
    isStale = false;
    flights
      .readBoard(game)
      .then((read) => read && take(read))
      .catch(reportError)
      .finally(() => {
        isReading = false;
        resting = setTimeout(() => {
          resting = undefined;
          if (isStale) look();
        }, restMs);
        resting.unref();
      });
  }

  function take(read: BoardNow): void {
    const before = now;
    now = read;
    const isAnother =
      before === undefined ||
      before.board.chain.fingerprint !== read.board.chain.fingerprint ||
      before.board.flight.number !== read.board.flight.number ||
      before.board.flight.state !== read.board.flight.state;
    const seats = compare(read);
    onChange({ now: read, isAnother, seats, ended: endedSince(before, read) });
  }

  /** Told of the seats that are shown: which are otherwise than they were, and which are not there now. */
  function compare(read: BoardNow): Say<"seats"> | undefined {
    const seats = shownOf(read);
    const next = new Map(seats.map((seat) => [seat.name, JSON.stringify(seat)]));
    const changed = seats.filter((seat) => shown.get(seat.name) !== next.get(seat.name));
    const gone = [...shown.keys()].filter((name) => !next.has(name));
    shown = next;
    return { say: "seats", crowd: crowdOf(read), changed, gone };
  }

  const clock = setInterval(look, lookMs);
  clock.unref();
  look();

  return {
    look,
    read: () => now,
    close(): void {
      isClosed = true;
      clearInterval(clock);
      clearTimeout(resting);
    },
  };
}

export type FlightBoardView = ReturnType<typeof openFlightBoard>;

/** Players and not bets: two bets of one make the crowd no larger. */
export function crowdOf({ seats }: Pick<BoardNow, "seats">): Say<"seats">["crowd"] {
  const count = (state: FlightSeat["state"]) =>
    new Set(seats.flatMap((seat) => (seat.state === state ? [seat.playerId] : []))).size;
  return { aboard: count("aboard"), landed: count("landed") };
}

/** In the order of stakes, whatever their currency: nobody is ranked by it. */
export function shownOf({ seats }: Pick<BoardNow, "seats">): FlightSeatShown[] {
  return seats
    .toSorted((one, other) => Number(other.stake - one.stake))
    .slice(0, shownMax)
    .map(presentSeat);
}

function endedSince(before: BoardNow | undefined, read: BoardNow): readonly FlightSeat[] {
  const ended = read.seats.filter(({ state }) => state !== "aboard");
  // Whoever joined since was told how they stand.
  if (before === undefined) return [];
  const known = new Set(
    before.seats.flatMap(({ roundId, state }) => (state === "aboard" ? [] : [roundId])),
  );
  return ended.filter(({ roundId }) => !known.has(roundId));
}

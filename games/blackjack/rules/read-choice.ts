import { fieldOf } from "@croupier/kit/rules";
import type { BlackjackConfig } from "./blackjack-config.ts";
import type { BlackjackAction, BlackjackChoice, Seat } from "./table.ts";

export function readChoice(
  asked: unknown,
  { config, stake }: { readonly config: BlackjackConfig; readonly stake: bigint },
): BlackjackChoice | undefined {
  const seats = fieldOf(asked, "seats");
  if (!Array.isArray(seats) || seats.length === 0 || seats.length > config.seatsMost) {
    return undefined;
  }
  const read = seats.flatMap((seat: unknown) => readSeat(seat) ?? []);
  if (read.length < seats.length) return undefined;
  const sum = read.reduce((all, seat) => all + BigInt(seat.stake) + BigInt(seat.pairs), 0n);
  return sum === stake ? { seats: read } : undefined;
}

export function readAction(asked: unknown): BlackjackAction | undefined {
  const move = fieldOf(asked, "move");
  switch (move) {
    case "hit":
    case "stand":
    case "double":
    case "split":
      return { move };
    case "insure":
      return readInsurance(fieldOf(asked, "seats"));
    default:
      return undefined;
  }
}

function readInsurance(seats: unknown): BlackjackAction | undefined {
  if (!Array.isArray(seats)) return undefined;
  const numbers = seats.filter((seat): seat is number => Number.isInteger(seat));
  const isEachOnce = new Set(numbers).size === seats.length;
  return isEachOnce
    ? { move: "insure", seats: numbers.sort((left, right) => left - right) }
    : undefined;
}

function readSeat(asked: unknown): Seat | undefined {
  const stake = fieldOf(asked, "stake");
  const pairs = fieldOf(asked, "pairs");
  if (typeof stake !== "string" || typeof pairs !== "string") return undefined;
  if (!/^[1-9]\d{0,29}$/.test(stake) || !/^(0|[1-9]\d{0,29})$/.test(pairs)) return undefined;
  return { stake, pairs };
}

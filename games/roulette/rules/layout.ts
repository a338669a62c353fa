import { colourOf, pocketCount, wheel } from "./roulette-config.ts";

/** Where chips lie on the felt: numbers that are paid together. */
export type Chip = { readonly name: string; readonly numbers: readonly number[] };

/** What can be bet on: one chip, or several that are called at once. */
export type RouletteBet = { readonly name: string; readonly chips: readonly Chip[] };

const numbers = Array.from({ length: pocketCount }, (_, number) => number);
const firsts = numbers.filter((number) => number % 3 === 1);

const inside: readonly Chip[] = [
  ...numbers.map((number) => chip("straight", [number])),
  ...[1, 2, 3].map((number) => chip("split", [0, number])),
  ...numbers
    .filter((number) => number > 0 && number % 3 > 0)
    .map((one) => chip("split", [one, one + 1])),
  ...numbers
    .filter((number) => number > 0 && number <= 33)
    .map((one) => chip("split", [one, one + 3])),
  ...firsts.map((first) => chip("street", [first, first + 1, first + 2])),
  chip("trio", [0, 1, 2]),
  chip("trio", [0, 2, 3]),
  ...numbers
    .filter((number) => number > 0 && number % 3 > 0 && number <= 32)
    .map((one) => chip("corner", [one, one + 1, one + 3, one + 4])),
  chip("corner", [0, 1, 2, 3]),
  ...firsts.slice(0, -1).map((first) => chip("line", range(first, first + 5))),
];

const outside: readonly Chip[] = [
  ...[1, 2, 3].map((column) => ({
    name: `column:${column}`,
    numbers: numbers.filter((number) => number > 0 && (number - column) % 3 === 0),
  })),
  ...[1, 2, 3].map((dozen) => ({
    name: `dozen:${dozen}`,
    numbers: range(12 * dozen - 11, 12 * dozen),
  })),
  { name: "red", numbers: numbers.filter((number) => colourOf(number) === "red") },
  { name: "black", numbers: numbers.filter((number) => colourOf(number) === "black") },
  { name: "even", numbers: numbers.filter((number) => number > 0 && number % 2 === 0) },
  { name: "odd", numbers: numbers.filter((number) => number % 2 === 1) },
  { name: "low", numbers: range(1, 18) },
  { name: "high", numbers: range(19, 36) },
];

const chips = new Map([...inside, ...outside].map((one) => [one.name, one]));

/** The third around the zero takes two chips in two places. */
const called: readonly RouletteBet[] = [
  call("voisins", [
    "trio:0-2-3",
    "trio:0-2-3",
    "split:4-7",
    "split:12-15",
    "split:18-21",
    "split:19-22",
    "corner:25-26-28-29",
    "corner:25-26-28-29",
    "split:32-35",
  ]),
  call("tiers", [
    "split:5-8",
    "split:10-11",
    "split:13-16",
    "split:23-24",
    "split:27-30",
    "split:33-36",
  ]),
  call("orphelins", ["straight:1", "split:6-9", "split:14-17", "split:17-20", "split:31-34"]),
  ...wheel.map((middle, place) =>
    call(
      `neighbours:${middle}`,
      [-2, -1, 0, 1, 2].map((step) => `straight:${wheel.at((place + step) % pocketCount)}`),
    ),
  ),
  ...Array.from({ length: 10 }, (_, last) =>
    call(
      `final:${last}`,
      numbers.filter((number) => number % 10 === last).map((number) => `straight:${number}`),
    ),
  ),
];

/** Every place for a chip on the felt, by its name: `straight:17`, `split:17-20`, `dozen:2`, `red`. */
export const rouletteChips: ReadonlyMap<string, Chip> = chips;

/** Every bet there is: a place for a chip, or what is called: `neighbours:17`, `final:7`. */
export const rouletteBets: ReadonlyMap<string, RouletteBet> = new Map([
  ...[...chips.values()].map((one): [string, RouletteBet] => [
    one.name,
    { name: one.name, chips: [one] },
  ]),
  ...called.map((bet): [string, RouletteBet] => [bet.name, bet]),
]);

/** What kind of bet a name is of: `split` of `split:17-20`, `red` of `red`. */
export function kindOf(name: string): string {
  return name.split(":")[0] ?? name;
}

function chip(kind: string, covered: readonly number[]): Chip {
  return { name: `${kind}:${covered.join("-")}`, numbers: covered };
}

function call(name: string, laid: readonly string[]): RouletteBet {
  return { name, chips: laid.flatMap((one) => chips.get(one) ?? []) };
}

function range(from: number, to: number): number[] {
  return numbers.filter((number) => number >= from && number <= to);
}

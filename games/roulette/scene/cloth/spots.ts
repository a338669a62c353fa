import { kindOf, rouletteChips } from "../../rules/face.ts";

/** A place for chips on the cloth: the middle of it and how far it may be touched, as shares of the cloth. */
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

export type Spot = {
  readonly name: string;
  readonly kind: string;
  readonly numbers: readonly number[];
  /** A printed field, or a line between some. */
  readonly isField: boolean;
  /** On a table that lies broad, and on one that is turned upright. */
  readonly broad: Box;
  readonly upright: Box;
};

/**
 * In half numbers: a number is two by two, its lines lie between. Broad, the zero is at the left and the
 * third column above; upright, the zero is above and the first column at the left, with the even chances
 * taken over to the right.
 */
const broad = { left: 1.9, right: 1.7, dozens: 1.5, evens: 1.5 };
const upright = { top: 1.5, bottom: 1.5, dozens: 1.7, evens: 1.7 };
const broadWide = broad.left + 24 + broad.right;
const broadHigh = 6 + broad.dozens + broad.evens;
const uprightWide = upright.dozens + 6 + upright.evens;
const uprightHigh = upright.top + 24 + upright.bottom;

/** How broad a line may be touched, and how long it is between its crossings. */
const thin = 0.62;
const long = 1.36;

const evens = ["low", "even", "red", "black", "odd", "high"];

type At = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

export const spots: readonly Spot[] = Array.from(rouletteChips.values(), ({ name, numbers }) => {
  const kind = kindOf(name);
  const [, which = ""] = name.split(":");
  return {
    name,
    kind,
    numbers,
    isField: kind === "straight" || numbers.length > 6,
    broad: shareOf(broadAt(kind, numbers, which), {
      left: broad.left,
      top: 0,
      wide: broadWide,
      high: broadHigh,
    }),
    upright: shareOf(uprightAt(kind, numbers, which), {
      left: upright.dozens,
      top: upright.top,
      wide: uprightWide,
      high: uprightHigh,
    }),
  };
});

const byName = new Map(spots.map((spot) => [spot.name, spot]));

export function spotOf(name: string): Spot | undefined {
  return byName.get(name);
}

/** The spot beside this one in a direction, on the table as it is shown. */
export function spotBeside(
  from: Spot,
  { dx, dy, isUpright }: { readonly dx: number; readonly dy: number; readonly isUpright: boolean },
): Spot {
  const box = (spot: Spot) => (isUpright ? spot.upright : spot.broad);
  const stretch = isUpright ? uprightHigh / uprightWide : broadHigh / broadWide;
  const here = box(from);
  const far = (spot: Spot) => {
    const there = box(spot);
    const [right, down] = [there.x - here.x, (there.y - here.y) * stretch];
    const ahead = right * dx + down * dy;
    if (ahead < 0.004) return Infinity;
    // What lies within the breadth of a field is straight ahead of it.
    const aside = Math.max(
      0,
      dx === 0
        ? Math.abs(right) - Math.max(there.w - here.w, 0) / 2
        : Math.abs(down) - (Math.max(there.h - here.h, 0) / 2) * stretch,
    );
    return ahead + aside * 2.6;
  };
  return spots.reduce((best, spot) => (far(spot) < far(best) ? spot : best), from);
}

function columnAndRow(number: number) {
  return { column: Math.floor((number - 1) / 3), row: 2 - ((number - 1) % 3) };
}

/** The middle of what lies inside, zero and lines with it. */
function insideAt(kind: string, numbers: readonly number[]): { x: number; y: number } {
  if (kind === "straight" && numbers[0] === 0) return { x: -broad.left / 2, y: 3 };
  const places = numbers.filter((number) => number > 0).map(columnAndRow);
  const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length;
  const x = mean(places.map(({ column }) => 2 * column + 1));
  const y = mean(places.map(({ row }) => 2 * row + 1));
  const hasZero = numbers.includes(0);
  // Streets, lines and the first four lie on the outer line.
  const isOuter = kind === "street" || kind === "line" || (hasZero && numbers.length === 4);
  return { x: hasZero ? 0 : x, y: isOuter ? 6 : y };
}

function broadAt(kind: string, numbers: readonly number[], which: string): At {
  const at = Number(which);
  if (kind === "column") return { x: 24 + broad.right / 2, y: 7 - 2 * at, w: broad.right, h: 2 };
  if (kind === "dozen") return { x: 8 * at - 4, y: 6 + broad.dozens / 2, w: 8, h: broad.dozens };
  if (evens.includes(kind)) {
    const y = 6 + broad.dozens + broad.evens / 2;
    return { x: 4 * evens.indexOf(kind) + 2, y, w: 4, h: broad.evens };
  }
  const middle = insideAt(kind, numbers);
  if (kind === "straight") {
    return numbers[0] === 0 ? { ...middle, w: broad.left, h: 6 } : { ...middle, w: 2, h: 2 };
  }
  return { ...middle, ...touchOf(middle) };
}

function uprightAt(kind: string, numbers: readonly number[], which: string): At {
  const at = Number(which);
  if (kind === "column")
    return { x: 2 * at - 1, y: 24 + upright.bottom / 2, w: 2, h: upright.bottom };
  if (kind === "dozen") return { x: -upright.dozens / 2, y: 8 * at - 4, w: upright.dozens, h: 8 };
  if (evens.includes(kind)) {
    const y = 4 * evens.indexOf(kind) + 2;
    return { x: 6 + upright.evens / 2, y, w: upright.evens, h: 4 };
  }
  const { x, y } = insideAt(kind, numbers);
  if (kind === "straight" && numbers[0] === 0)
    return { x: 3, y: -upright.top / 2, w: 6, h: upright.top };
  const middle = { x: 6 - y, y: x };
  if (kind === "straight") return { ...middle, w: 2, h: 2 };
  const { w, h } = touchOf({ x, y });
  // Rows are low on a phone, so that lines between them are touched from further away.
  return { ...middle, w: h * 0.9, h: Math.min(w * 1.2, 1.24) };
}

/** A line may be touched along its length, a crossing all around. */
function touchOf({ x, y }: { x: number; y: number }): { w: number; h: number } {
  const isUpDown = isEven(x) && !isEven(y);
  const isAcross = !isEven(x) && isEven(y);
  if (isUpDown) return { w: thin, h: long };
  if (isAcross) return { w: long, h: thin };
  return { w: thin, h: thin };
}

function isEven(half: number): boolean {
  return Math.abs(half % 2) < 0.01;
}

function shareOf(
  { x, y, w, h }: At,
  cloth: {
    readonly left: number;
    readonly top: number;
    readonly wide: number;
    readonly high: number;
  },
): Box {
  const cut = (share: number) => Math.round(share * 1e5) / 1e5;
  return {
    x: cut((x + cloth.left) / cloth.wide),
    y: cut((y + cloth.top) / cloth.high),
    w: cut(w / cloth.wide),
    h: cut(h / cloth.high),
  };
}

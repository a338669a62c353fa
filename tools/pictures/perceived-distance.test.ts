import { describe, expect, test } from "vitest";
import { labOf } from "./lab-of.ts";
import { isSameForAnEye, perceivedDistance, type Picture } from "./perceived-distance.ts";

type Colour = readonly [number, number, number];

const [ground, reed, gold]: Colour[] = [
  [12, 42, 50],
  [34, 92, 86],
  [233, 190, 96],
];
const size = { width: 120, height: 72 };

/** A picture whose pixels are asked for at sixteen points each, as a browser smooths its edges. */
function painted(colourAt: (x: number, y: number) => Colour | undefined, shift = 0): Picture {
  const pixels: number[] = [];
  const points = [0.125, 0.375, 0.625, 0.875];
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const seen = points.flatMap((down) =>
        points.map((right) => colourAt(x + right + shift, y + down + shift) ?? ground ?? [0, 0, 0]),
      );
      for (const channel of [0, 1, 2] as const) {
        pixels.push(Math.round(seen.reduce((sum, one) => sum + one[channel], 0) / seen.length));
      }
      pixels.push(255);
    }
  }
  return { ...size, pixels };
}

/** A field of five by three: coins, and a reed where one was left out. */
const field = (another?: { column: number; row: number }) => (x: number, y: number) => {
  const [column, row] = [Math.floor(x / 24), Math.floor(y / 24)];
  const [right, down] = [x - column * 24 - 12, y - row * 24 - 12];
  if (another?.column === column && another.row === row) {
    return Math.abs(right) + Math.abs(down) < 9 ? reed : undefined;
  }
  return Math.hypot(right, down) < 9 ? gold : undefined;
};

/** Every byte a little off, as another processor rounds them. */
function rounded(picture: Picture): Picture {
  let state = 7;
  const off = () => ((state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) % 5) - 2;
  return { ...picture, pixels: Array.from(picture.pixels, (byte) => byte + off()) };
}

const coins = painted(field());

describe("a picture that is the same for an eye", () => {
  test.each([
    ["itself", coins],
    ["itself with edges that fall a tenth of a pixel beside", painted(field(), 0.1)],
    ["itself with every byte up to two off", rounded(coins)],
    ["both at once", rounded(painted(field(), -0.1))],
  ])("as %s", (_, other) => {
    expect(isSameForAnEye(perceivedDistance(coins, other))).toBe(true);
  });
});

describe("a picture that is another", () => {
  test.each([
    ["one symbol of fifteen is another", painted(field({ column: 3, row: 1 }))],
    ["everything fell two pixels beside", painted(field(), 2)],
    ["it is a shade lighter all over", lighter(coins)],
    ["it is wider", { ...coins, width: 60, height: 144 }],
  ])("when %s", (_, other) => {
    expect(isSameForAnEye(perceivedDistance(coins, other))).toBe(false);
  });
});

function lighter(picture: Picture): Picture {
  return { ...picture, pixels: Array.from(picture.pixels, (byte) => Math.min(255, byte + 6)) };
}

test.each([
  [
    [255, 255, 255],
    [100, 0, 0],
  ],
  [
    [0, 0, 0],
    [0, 0, 0],
  ],
  [
    [255, 0, 0],
    [53.2, 80.1, 67.2],
  ],
  [
    [0, 0, 255],
    [32.3, 79.2, -107.9],
  ],
])("the colour %j stands at %j of Lab", (rgb, lab) => {
  labOf([...rgb, 255], 0).forEach((value, of) => expect(value).toBeCloseTo(lab[of] ?? 0, 0));
});

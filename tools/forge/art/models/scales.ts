import { Group, SphereGeometry, TorusGeometry, type Mesh } from "three";
import { mix } from "../kit/curves.ts";
import { body, lofted, turned, type Place } from "../kit/solids.ts";
import { brass } from "./magnifier.ts";

/** A pair of scales some three units high, in balance, with a weight and a heap of coins. */
export function scales(): Group {
  const metal = brass(0.2);
  const group = new Group();
  group.add(
    body(
      turned([
        [0.72, 0],
        [0.74, 0.06],
        [0.66, 0.12],
        [0.4, 0.18],
        [0.2, 0.26],
        [0.12, 0.38],
        [0.1, 0.5],
        [0.14, 0.56],
        [0.09, 0.64],
        [0.065, 0.8],
        [0.055, 2.3],
        [0.09, 2.36],
        [0.12, 2.44],
        [0.08, 2.52],
        [0.05, 2.6],
        [0.09, 2.7],
        [0.06, 2.8],
        [0, 2.84],
      ]),
      metal,
    ),
    body(
      lofted({
        along: [
          [-1.25, 2.36, 0],
          [-0.8, 2.46, 0],
          [-0.3, 2.42, 0],
          [0, 2.48, 0],
          [0.3, 2.42, 0],
          [0.8, 2.46, 0],
          [1.25, 2.36, 0],
        ],
        girth: (way) => [mix(0.03, 0.075, 1 - Math.abs(2 * way - 1)), 0.028],
        rings: 90,
        sides: 16,
      }),
      metal,
    ),
    ...[-1, 1].flatMap((side) => pan(side)),
  );
  return group;
}

function pan(side: number): Mesh[] {
  const metal = brass(0.22);
  const [x, low] = [side * 1.25, 0.98];
  const chains = [0, 1, 2].map((chain) => {
    const angle = (chain / 3) * 2 * Math.PI + 0.4;
    const end: Place = [x + Math.sin(angle) * 0.5, low + 0.03, Math.cos(angle) * 0.5];
    const middle: Place = [x + Math.sin(angle) * 0.24, (low + 2.3) / 2, Math.cos(angle) * 0.24];
    return body(
      lofted({
        along: [[x, 2.3, 0], middle, end],
        girth: () => [0.01, 0.01],
        rings: 30,
        sides: 8,
        up: [0.3, 0, 1],
      }),
      metal,
    );
  });
  const load =
    side < 0
      ? [
          body(
            turned([
              [0.2, 0],
              [0.21, 0.03],
              [0.2, 0.3],
              [0.17, 0.34],
              [0.06, 0.36],
              [0.06, 0.42],
              [0.09, 0.46],
              [0.08, 0.5],
              [0, 0.52],
            ]),
            brass(0.26),
            { at: [x, low - 0.06, 0] },
          ),
        ]
      : Array.from({ length: 11 }, (_, coin) =>
          body(
            turned(
              [
                [0.15, 0],
                [0.155, 0.02],
                [0.15, 0.04],
                [0.13, 0.036],
                [0, 0.036],
              ],
              48,
            ),
            brass(0.25),
            {
              at: [
                x + Math.sin(coin * 2.4) * 0.15 * (coin > 7 ? 0.3 : 1),
                low - 0.06 + Math.floor(coin / 3) * 0.042,
                Math.cos(coin * 2.4) * 0.15,
              ],
              turn: [Math.sin(coin) * 0.12, 0, Math.cos(coin * 3) * 0.12],
            },
          ),
        );
  return [
    body(
      turned(
        [
          [0.54, 0.05],
          [0.55, 0.06],
          [0.53, 0.07],
          [0.44, -0.02],
          [0.26, -0.07],
          [0, -0.085],
        ],
        96,
      ),
      metal,
      { at: [x, low, 0] },
    ),
    body(
      turned(
        [
          [0, -0.1],
          [0.26, -0.085],
          [0.44, -0.035],
          [0.54, 0.05],
        ],
        96,
      ),
      metal,
      { at: [x, low, 0] },
    ),
    body(new TorusGeometry(0.05, 0.014, 12, 32), metal, { at: [x, 2.33, 0] }),
    body(new SphereGeometry(0.04, 20, 16), metal, { at: [x, 2.4, 0] }),
    ...chains,
    ...load,
  ];
}

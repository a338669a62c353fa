import { Texture } from "pixi.js";
import { expect, test } from "vitest";
import { createHurry } from "../scene/hurry.ts";
import { createFallingBoard } from "./falling-board.ts";

const names = ["pear", "fig", "owl", "leaf", "plum", "moon"];
const textures = new Map(names.map((name) => [name, new Texture({ label: name })]));

function makeBoard() {
  const board = createFallingBoard({
    columns: 2,
    rows: 3,
    cell: 100,
    size: 90,
    textureOf: (symbol) => textures.get(symbol) ?? Texture.EMPTY,
  });
  const shown = () =>
    [0, 1].map((column) => [0, 1, 2].map((row) => board.at(column, row).texture.label));
  return { board, shown };
}

const still = () => ({
  isStill: true,
  signal: new AbortController().signal,
  hurry: createHurry(),
});

test("where nothing moves, a board stands at once as the events say it does", async () => {
  const { board, shown } = makeBoard();
  await board.dropIn(
    [
      ["pear", "fig", "owl"],
      ["leaf", "pear", "plum"],
    ],
    still(),
  );
  const removed = [
    [0, 1],
    [1, 0],
    [1, 2],
  ] as const;
  await board.vanish(removed, still());
  expect(board.at(0, 1).visible).toBe(false);
  await board.fall({ removed, refills: [["moon"], ["fig", "owl"]] }, still());
  expect(shown()).toEqual([
    ["moon", "pear", "owl"],
    ["fig", "owl", "pear"],
  ]);
  expect(board.at(0, 0)).toMatchObject({ x: 50, y: 50, visible: true, alpha: 1, width: 90 });
  expect(board.at(1, 2)).toMatchObject({ x: 150, y: 250, visible: true, alpha: 1, height: 90 });
});

test("a round makes no sprite: those that were taken away come in again", async () => {
  const { board } = makeBoard();
  const view = [
    ["pear", "fig", "owl"],
    ["leaf", "pear", "plum"],
  ];
  board.show(view);
  const places = [0, 1].flatMap((column) => [0, 1, 2].map((row) => [column, row] as const));
  const made = new Set(places.map(([column, row]) => board.at(column, row)));
  for (let round = 0; round < 20; round += 1) {
    const removed = [
      [0, round % 3],
      [1, (round + 1) % 3],
    ] as const;
    await board.vanish(removed, still());
    await board.fall({ removed, refills: [["moon"], ["owl"]] }, still());
  }
  const left = new Set(places.map(([column, row]) => board.at(column, row)));
  expect(left.size).toBe(6);
  expect(left.difference(made).size).toBe(0);
});

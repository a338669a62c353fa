import { DrawnOnce, DrawPieceProvider, ThemeSwitch } from "@croupier/ui";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";

import { createDrawnPieces } from "./drawn-pieces.server.tsx";

type Pieces = ReturnType<typeof createDrawnPieces>;

function draw(openPage: Pieces, page: ReactNode, surroundings: unknown = "site"): string {
  const { drawPiece, assemble } = openPage(surroundings);
  const html = renderToString(<DrawPieceProvider value={drawPiece}>{page}</DrawPieceProvider>);
  return assemble(Buffer.from(html)).toString("utf8");
}

const open = (bytesMax = 1_000_000) => createDrawnPieces({ bytesMax });

const themes = { system: "System", light: "Light", dark: "Dark" };

/** A view that tells when it is drawn, and has an id in it. */
function watchView() {
  const drawn = vi.fn<(words: string) => void>();
  function View({ words }: { readonly words: string }) {
    drawn(words);
    return <ThemeSwitch theme="dark" onChange={() => {}} words={{ ...themes, legend: words }} />;
  }
  const piece = (words: string) => (
    <DrawnOnce of={words}>
      <View words={words} />
    </DrawnOnce>
  );
  return { drawn, piece };
}

it("a piece is drawn once, and every page has the bytes it had without", () => {
  const { drawn, piece } = watchView();
  const page = (
    <main>
      {piece("Über")}
      <p>between</p>
      {piece("uns")}
    </main>
  );
  const plain = renderToString(page);
  const pieces = open();
  drawn.mockClear();
  expect([draw(pieces, page), draw(pieces, page), draw(pieces, page)]).toEqual([
    plain,
    plain,
    plain,
  ]);
  expect(drawn.mock.calls).toEqual([["Über"], ["uns"]]);
});

it("the same words at two places have an id each", () => {
  const { piece } = watchView();
  const page = (
    <main>
      {piece("twice")}
      {piece("twice")}
    </main>
  );
  const pieces = open();
  draw(pieces, page);
  const ids = [...draw(pieces, page).matchAll(/ name="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
});

it("what another site has around it is drawn for that site", () => {
  const { drawn, piece } = watchView();
  const pieces = open();
  for (const site of [{ brand: "a" }, { brand: "b" }, { brand: "a" }]) {
    draw(pieces, piece("x"), site);
  }
  expect(drawn).toHaveBeenCalledTimes(2);
});

it("a piece in a piece is put in with it, and by itself where the outer one is new", () => {
  const { drawn, piece } = watchView();
  const page = (outer: string) => (
    <DrawnOnce of={outer}>
      <h2>{outer}</h2>
      {piece("inner")}
    </DrawnOnce>
  );
  const pieces = open();
  draw(pieces, page("one"));
  drawn.mockClear();
  expect(draw(pieces, page("one"))).toBe(renderToString(page("one")));
  drawn.mockClear();
  expect(draw(pieces, page("two"))).toContain("<h2>two</h2>");
  expect(drawn).not.toHaveBeenCalled();
});

const reachingOut = {
  "a picture that does not wait": <img src="/a.webp" alt="" />,
  "a script": <script nonce="n0nce">{"1"}</script>,
};

it.each(Object.entries(reachingOut))(
  "%s is part of the whole page: never kept",
  (_what, inside) => {
    const pieces = open();
    const page = (
      <DrawnOnce of="x">
        <div>{inside}</div>
      </DrawnOnce>
    );
    const plain = renderToString(page);
    expect([draw(pieces, page), draw(pieces, page)]).toEqual([plain, plain]);
  },
);

it("what is kept has a bound: the oldest goes first", () => {
  const { drawn, piece } = watchView();
  const pieces = open(1_500);
  const words = Array.from({ length: 20 }, (_, index) => `piece ${index}`);
  for (const one of words) draw(pieces, piece(one));
  drawn.mockClear();
  draw(pieces, piece("piece 19"));
  expect(drawn).not.toHaveBeenCalled();
  draw(pieces, piece("piece 0"));
  expect(drawn).toHaveBeenCalledTimes(1);
});

it("words that look like a mark stay words", () => {
  const typed = '<template data-piece="x begin 0"></template>';
  const page = (
    <DrawnOnce of={typed}>
      <p>{typed}</p>
    </DrawnOnce>
  );
  const pieces = open();
  expect([draw(pieces, page), draw(pieces, page)]).toEqual(
    Array.from({ length: 2 }, () => renderToString(page)),
  );
});

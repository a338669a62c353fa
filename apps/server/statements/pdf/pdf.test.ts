import { expect, test } from "vitest";
import { readPdf, rowsOf, tagsOf, textOf } from "../../tests/read-pdf.ts";
import { setText, widthOf, wrap } from "./letters.ts";
import { createPdfFile } from "./pdf-file.ts";

const about = {
  title: "Kontoauszug (Müller) Ελένη",
  language: "de",
  madeAt: new Date("2026-11-22T06:00:00Z"),
};

/** A page each, with the text as its heading, and a table of one row. */
function write(texts: readonly string[]): Buffer {
  const file = createPdfFile(about);
  const parts = [file.begin()];
  const table = file.open("Table");
  for (const text of texts) {
    const page = file.beginPage();
    const heading = file.open("H1");
    page.text(text, { x: 40, y: 700, size: 10, tag: heading });
    const row = file.open("TR", table);
    const name = file.open("TH", row, { heads: "Row", columns: 2 });
    const figure = file.open("TD", row);
    page.text("Stand", { x: 40, y: 600, size: 10, font: "bold", tag: name });
    page.text("1.017,50", { x: 400, y: 600, size: 10, right: true, tag: figure });
    page.text("Kingfisher", { x: 40, y: 800, size: 8 });
    page.line(44, { from: 42, to: 500 });
    parts.push(...[heading, name, figure, row].map(file.close), file.page(page));
  }
  return Buffer.concat([...parts, file.close(table), file.end()]);
}

test("a reader finds every object by the table, and the text by what the glyphs say", () => {
  const read = readPdf(write(["12,50 € (mit \\ und Ñ)", "Łukasz Žižek, Ελένη, Олена"]));
  expect(read).toMatchObject({ language: "de", title: "Kontoauszug (Müller) Ελένη", pages: 2 });
  expect(tagsOf(read.tree, "H1").map(textOf)).toEqual([
    "12,50 € (mit \\ und Ñ)",
    "Łukasz Žižek, Ελένη, Олена",
  ]);
  expect(tagsOf(read.tree, "Table").map(rowsOf)).toEqual([
    [
      ["Stand", "1.017,50"],
      ["Stand", "1.017,50"],
    ],
  ]);
  expect(tagsOf(read.tree, "TH")[0]?.shape).toBe("/Scope /Row /ColSpan 2");
});

test("what is the page's own furniture is drawn, and not read out", () => {
  const { drawn, tree } = readPdf(write(["One"]));
  expect(drawn[0]).toContain("Kingfisher");
  expect(textOf(tree)).not.toContain("Kingfisher");
  expect(tree.name).toBe("Document");
});

test("names of a continent are printed as they are spelt, and never break the file", () => {
  for (const name of ["Łukasz Žižek", "Ελένη", "Олена Їжак", "Đặng", "Þór Ćatić-Œuvre", "Šķēle"]) {
    const said = setText(name, "plain").flatMap(({ glyphs }) => glyphs.map(({ letter }) => letter));
    expect(said.join("")).toBe(name);
  }
  const said = (text: string) =>
    setText(text, "plain")
      .flatMap(({ glyphs }) => glyphs.map(({ letter }) => letter))
      .join("");
  // A letter that nothing has is owned up to; blanks and the minus are what everybody types.
  expect(said("李")).toBe("?");
  expect(said("1\u202f234,50\u00a0€ \u22125\n")).toBe("1 234,50 € -5?");
});

test("only the shapes that are printed are in the file", () => {
  const [few, many] = [write(["One"]), write(["Every other letter: bcdfghjklmpquvwxyz BCDFGHIJ"])];
  expect(few.length).toBeLessThan(many.length);
  expect(few.length).toBeLessThan(12_000);
});

test("figures end where they should, and a long text goes on below", () => {
  expect(widthOf("0.00", "plain", 10)).toBeCloseTo(19.84);
  const room = 80;
  const lines = wrap("Stake given back in the live casino", "plain", 8, room);
  expect(lines.join(" ")).toBe("Stake given back in the live casino");
  expect(lines.length).toBeGreaterThan(1);
  const long = wrap("x".repeat(60), "plain", 8, room);
  expect(long.join("")).toBe("x".repeat(60));
  expect([...lines, ...long].every((line) => widthOf(line, "plain", 8) <= room)).toBe(true);
});

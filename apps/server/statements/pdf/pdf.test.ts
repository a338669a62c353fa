import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { createPdfFile } from "./pdf-file.ts";
import { createPdfPage } from "./pdf-page.ts";
import { cutToWidth, widthOf } from "./text-width.ts";
import { encodeWinAnsi } from "./win-ansi.ts";

const about = {
  title: "Kontoauszug (Müller)",
  language: "de",
  madeAt: new Date("2026-11-22T06:00:00Z"),
};

function write(texts: readonly string[]): Buffer {
  const file = createPdfFile(about);
  const begun = file.begin();
  const pages = texts.map((text) => {
    const page = createPdfPage();
    page.text(text, { x: 40, y: 700, size: 10 });
    return file.page(page);
  });
  return Buffer.concat([begun, ...pages, file.end()]);
}

test("each object begins where the table says it does", () => {
  const pdf = write(["One", "Two"]).toString("latin1");
  expect(pdf.startsWith("%PDF-1.7\n")).toBe(true);
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1]);
  const rows = pdf.slice(table).match(/^\d{10} 00000 n $/gm) ?? [];
  expect(rows).toHaveLength(10);
  for (const [index, row] of rows.entries()) {
    const begin = Number(row.slice(0, 10));
    expect(pdf.slice(begin, begin + 12)).toContain(`${index + 1} 0 obj`);
  }
  expect(pdf).toContain("/Kids [8 0 R 10 0 R]");
  expect(pdf).toContain("/Count 2");
});

test("what is drawn is text a reader can take out again, brackets and all", () => {
  const pdf = write(["12,50 € (mit \\ und Ñ)"]);
  const text = pdf.toString("latin1");
  const begin = text.indexOf("stream\n") + "stream\n".length;
  const content = inflateSync(pdf.subarray(begin, text.indexOf("\nendstream"))).toString("latin1");
  expect(content).toContain("(12,50 \u0080 \\(mit \\\\ und \u00d1\\)) Tj");
  expect(text).toContain("/Title (Kontoauszug \\(M\u00fcller\\))");
});

test("letters the fonts lack are printed plain, and never break the file", () => {
  expect(encodeWinAnsi("Łukasz Żółć 李")).toBe("Lukasz Zólc ?");
  expect(encodeWinAnsi("1\u202f234,50\u00a0€ \u22125\n")).toBe("1 234,50 \u0080 -5?");
});

test("figures end where they should, and a long text ends in dots", () => {
  expect(widthOf("0.00", "plain", 10)).toBeCloseTo(19.46);
  expect(widthOf("Ñ", "plain", 10)).toBe(widthOf("N", "plain", 10));
  const cut = cutToWidth("Stake given back in the live casino", "plain", 8, 80);
  expect(cut.endsWith("...")).toBe(true);
  expect(widthOf(cut, "plain", 8)).toBeLessThanOrEqual(80);
  expect(cutToWidth("Stake", "plain", 8, 80)).toBe("Stake");
});

import { deflateSync } from "node:zlib";
import { pageSize, type PdfPage } from "./pdf-page.ts";
import { encodeWinAnsi } from "./win-ansi.ts";

const known = { catalog: 1, pages: 2, plain: 3, bold: 4, info: 5, count: 6 } as const;

/**
 * Writes a PDF from its first byte to its last, a page at a time: nothing but where each object begins is
 * kept, so a statement of a thousand pages takes the memory of one.
 */
export function createPdfFile(about: { title: string; language: string; madeAt: Date }) {
  const begins: number[] = [];
  const pages: number[] = [];
  let written = 0;
  let next = Object.keys(known).length + 1;

  function bytes(text: string | Buffer): Buffer {
    const made = typeof text === "string" ? Buffer.from(text, "latin1") : text;
    written += made.length;
    return made;
  }

  function object(number: number, ...parts: (string | Buffer)[]): Buffer {
    begins[number] = written;
    return Buffer.concat([`${number} 0 obj\n`, ...parts, "\nendobj\n"].map(bytes));
  }

  function stream(number: number, content: string, more = ""): Buffer {
    const packed = deflateSync(Buffer.from(content, "latin1"));
    const head = `<< ${more}/Length ${packed.length} /Filter /FlateDecode >>\nstream\n`;
    return object(number, head, packed, "\nendstream");
  }

  return {
    begin(): Buffer {
      const font = (name: string) =>
        `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
      return Buffer.concat([
        // The second line says to whoever carries the file that it is not text.
        bytes("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n"),
        object(
          known.catalog,
          `<< /Type /Catalog /Pages ${known.pages} 0 R /Lang (${about.language}) ` +
            "/ViewerPreferences << /DisplayDocTitle true >> >>",
        ),
        object(known.plain, font("Helvetica")),
        object(known.bold, font("Helvetica-Bold")),
        object(
          known.info,
          `<< /Title (${encodeWinAnsi(about.title).replace(/[\\()]/g, "\\$&")}) ` +
            `/Producer (Croupier) /CreationDate (${pdfTime(about.madeAt)}) >>`,
        ),
      ]);
    },

    page(page: PdfPage): Buffer {
      const [content, self] = [next, next + 1];
      next += 2;
      pages.push(self);
      return Buffer.concat([
        stream(content, page.content()),
        object(
          self,
          `<< /Type /Page /Parent ${known.pages} 0 R /Contents ${content} 0 R ` +
            `/MediaBox [0 0 ${pageSize.width} ${pageSize.height}] >>`,
        ),
      ]);
    },

    end(): Buffer {
      const count = `BT 0.4 g /F1 8 Tf 0 0 Td (${pages.length}) Tj ET`;
      const fonts = `/Font << /F1 ${known.plain} 0 R /F2 ${known.bold} 0 R >>`;
      const objects = [
        stream(
          known.count,
          count,
          `/Type /XObject /Subtype /Form /BBox [0 -4 60 12] /Resources << ${fonts} >> `,
        ),
        object(
          known.pages,
          `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((one) => `${one} 0 R`).join(" ")}] ` +
            `/Resources << ${fonts} /XObject << /Count ${known.count} 0 R >> >> >>`,
        ),
      ];
      const table = written;
      const rows = Array.from(
        { length: next - 1 },
        (_, index) => `${String(begins[index + 1] ?? 0).padStart(10, "0")} 00000 n \n`,
      );
      return Buffer.concat([
        ...objects,
        bytes(`xref\n0 ${next}\n0000000000 65535 f \n${rows.join("")}`),
        bytes(
          `trailer\n<< /Size ${next} /Root ${known.catalog} 0 R /Info ${known.info} 0 R >>\n` +
            `startxref\n${table}\n%%EOF\n`,
        ),
      ]);
    },
  };
}

const pdfTime = (at: Date): string => `D:${at.toISOString().slice(0, 19).replace(/\D/g, "")}Z`;

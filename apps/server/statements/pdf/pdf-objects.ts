import { deflateSync } from "node:zlib";

/** Where an object begins in the file, or in which packed object it lies, and as the how many-eth. */
type Place = { readonly at: number } | { readonly within: number; readonly index: number };

const packedAtOnce = 200;

/**
 * The objects of a PDF, numbered and written one after the other. Nothing but where each of them is is
 * kept. Small ones are packed together (PDF 1.5), so that a table with a tag at each cell stays small.
 */
export function createPdfObjects() {
  const places: (Place | undefined)[] = [];
  let written = 0;
  let waiting: { readonly number: number; readonly body: string }[] = [];

  function bytes(text: string | Buffer): Buffer {
    const made = typeof text === "string" ? Buffer.from(text, "latin1") : text;
    written += made.length;
    return made;
  }

  function reserve(): number {
    places.push(undefined);
    return places.length;
  }

  function stream(number: number, content: Buffer, entries = ""): Buffer {
    const packed = deflateSync(content);
    places[number - 1] = { at: written };
    return Buffer.concat([
      bytes(
        `${number} 0 obj\n<< ${entries} /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`,
      ),
      bytes(packed),
      bytes("\nendstream\nendobj\n"),
    ]);
  }

  function flush(): Buffer {
    if (waiting.length === 0) return Buffer.alloc(0);
    const number = reserve();
    let offset = 0;
    const heads = waiting.map(({ number: inner, body }, index) => {
      places[inner - 1] = { within: number, index };
      const head = `${inner} ${offset}`;
      offset += body.length + 1;
      return head;
    });
    const head = `${heads.join(" ")}\n`;
    const content = head + waiting.map(({ body }) => body).join("\n");
    const entries = `/Type /ObjStm /N ${waiting.length} /First ${head.length}`;
    waiting = [];
    return stream(number, Buffer.from(content, "latin1"), entries);
  }

  return {
    reserve,
    stream,
    /** The second line says to whoever carries the file that it is not text. */
    begin: (): Buffer => bytes("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n"),
    /** A small object: written with others, now or soon. */
    put(number: number, body: string): Buffer {
      waiting.push({ number, body });
      return waiting.length < packedAtOnce ? Buffer.alloc(0) : flush();
    },
    /** What still waits, and where everything is. */
    end(entries: string): Buffer {
      const rest = flush();
      const number = reserve();
      places[number - 1] = { at: written };
      const rows = Buffer.alloc(7 * (places.length + 1));
      rows.writeUInt16BE(0xffff, 5);
      for (const [index, place] of places.entries()) writePlace(rows, 7 * (index + 1), place);
      const table = written;
      const shape = `/Type /XRef /Size ${places.length + 1} /W [1 4 2] ${entries}`;
      return Buffer.concat([
        rest,
        stream(number, rows, shape),
        bytes(`startxref\n${table}\n%%EOF\n`),
      ]);
    },
  };
}

function writePlace(rows: Buffer, at: number, place: Place | undefined): void {
  if (place === undefined) return;
  const isPacked = "within" in place;
  rows.writeUInt8(isPacked ? 2 : 1, at);
  rows.writeUInt32BE(isPacked ? place.within : place.at, at + 1);
  rows.writeUInt16BE(isPacked ? place.index : 0, at + 5);
}

export type PdfObjects = ReturnType<typeof createPdfObjects>;

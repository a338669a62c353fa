import { tableOf, type FontTables } from "./woff.ts";

/** Of a composite glyph: how its parts are told. */
const flag = { wordArguments: 1, scale: 8, more: 32, twoScales: 64, matrix: 128 } as const;

/**
 * A font file with the shapes of these glyphs alone. Glyphs keep their numbers and the others are empty, so
 * nothing that refers to a number has to be told; what a reader of a PDF does not look at is left out.
 */
export function subsetFont(tables: FontTables, used: ReadonlySet<number>): Buffer {
  const wanted = withParts(tables, used);
  const count = tableOf(tables, "maxp").readUInt16BE(4);
  const shapes: Buffer[] = [];
  const loca = Buffer.alloc((count + 1) * 4);
  let length = 0;
  for (let glyph = 0; glyph < count; glyph += 1) {
    loca.writeUInt32BE(length, glyph * 4);
    if (!wanted.has(glyph)) continue;
    const shape = padded(shapeOf(tables, glyph));
    shapes.push(shape);
    length += shape.length;
  }
  loca.writeUInt32BE(length, count * 4);
  const head = Buffer.from(tableOf(tables, "head"));
  // The whole file's checksum is not looked at within a PDF; the offsets of shapes are long ones now.
  head.writeUInt32BE(0, 8);
  head.writeInt16BE(1, 50);
  return writeFont([
    ["glyf", Buffer.concat(shapes)],
    ["head", head],
    ["hhea", tableOf(tables, "hhea")],
    ["hmtx", tableOf(tables, "hmtx")],
    ["loca", loca],
    ["maxp", tableOf(tables, "maxp")],
  ]);
}

function shapeOf(tables: FontTables, glyph: number): Buffer {
  const loca = tableOf(tables, "loca");
  const isLong = tableOf(tables, "head").readInt16BE(50) === 1;
  const [from, to] = [glyph, glyph + 1].map((index) =>
    isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2,
  );
  return tableOf(tables, "glyf").subarray(from, to);
}

/** A letter with a mark is made of two glyphs: they come along. Glyph 0 is in every font. */
function withParts(tables: FontTables, used: ReadonlySet<number>): ReadonlySet<number> {
  const wanted = new Set([0]);
  const waiting = [...used];
  for (let glyph = waiting.pop(); glyph !== undefined; glyph = waiting.pop()) {
    if (wanted.has(glyph)) continue;
    wanted.add(glyph);
    waiting.push(...partsOf(shapeOf(tables, glyph)));
  }
  return wanted;
}

function partsOf(shape: Buffer): number[] {
  if (shape.length === 0 || shape.readInt16BE(0) >= 0) return [];
  const parts: number[] = [];
  let at = 10;
  for (;;) {
    const flags = shape.readUInt16BE(at);
    parts.push(shape.readUInt16BE(at + 2));
    if ((flags & flag.more) === 0) return parts;
    at += (flags & flag.wordArguments) === 0 ? 6 : 8;
    if ((flags & flag.scale) !== 0) at += 2;
    else if ((flags & flag.twoScales) !== 0) at += 4;
    else if ((flags & flag.matrix) !== 0) at += 8;
  }
}

function writeFont(tables: readonly (readonly [tag: string, bytes: Buffer])[]): Buffer {
  const power = Math.floor(Math.log2(tables.length));
  const head = Buffer.alloc(12 + tables.length * 16);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(2 ** power * 16, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((tables.length - 2 ** power) * 16, 10);
  let offset = head.length;
  for (const [index, [tag, bytes]] of tables.entries()) {
    const at = 12 + index * 16;
    head.write(tag, at, "latin1");
    head.writeUInt32BE(checksumOf(padded(bytes)), at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    offset += padded(bytes).length;
  }
  return Buffer.concat([head, ...tables.map(([, bytes]) => padded(bytes))]);
}

function padded(bytes: Buffer): Buffer {
  const over = bytes.length % 4;
  return over === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(4 - over)]);
}

function checksumOf(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

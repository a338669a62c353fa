/** Where the data of a MaxMind database stand, and how its tree is laid out. */
export type Tree = {
  readonly bytes: Buffer;
  readonly nodeCount: number;
  readonly recordSize: number;
  /** Bits of an address that are kept: what differs only below is one household. */
  readonly depthMax: number;
};

export type Found = {
  /** First address of the range, in `depthMax` bits. */
  readonly start: bigint;
  /** Pointer to its data; null where there are none. */
  readonly pointer: number | null;
};

/** Every leaf from the lowest address to the highest. */
export function* walkTree(tree: Tree): Generator<Found> {
  const { nodeCount, depthMax } = tree;
  const waiting = [{ node: 0, start: 0n, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, start, depth } = next;
    if (node >= nodeCount) {
      yield { start, pointer: node === nodeCount ? null : node };
    } else if (depth === depthMax) {
      yield { start, pointer: firstPointerBelow(tree, node) };
    } else {
      const half = 1n << BigInt(depthMax - depth - 1);
      waiting.push({ node: readRecord(tree, node, 1), start: start + half, depth: depth + 1 });
      waiting.push({ node: readRecord(tree, node, 0), start, depth: depth + 1 });
    }
  }
}

/** A network that is finer than we keep is where its lowest known part is. */
function firstPointerBelow(tree: Tree, from: number): number | null {
  let node = from;
  while (node < tree.nodeCount) {
    const left = readRecord(tree, node, 0);
    node = left === tree.nodeCount ? readRecord(tree, node, 1) : left;
  }
  return node === tree.nodeCount ? null : node;
}

function readRecord({ bytes, recordSize }: Tree, node: number, side: 0 | 1): number {
  const at = (node * recordSize) / 4;
  switch (recordSize) {
    case 24:
      return bytes.readUIntBE(at + side * 3, 3);
    case 28: {
      // The middle byte lends its upper half to the left record, its lower half to the right.
      const middle = bytes.readUInt8(at + 3);
      const nibble = side === 0 ? middle >> 4 : middle & 15;
      return nibble * 0x1000000 + bytes.readUIntBE(at + side * 4, 3);
    }
    case 32:
      return bytes.readUInt32BE(at + side * 4);
    default:
      throw new Error(`records of ${recordSize} bits are not known`);
  }
}

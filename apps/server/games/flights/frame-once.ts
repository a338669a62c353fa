/** A whole text message, to its end. */
const wholeText = 0x81;
const lengthOfTwo = 126;
const lengthOfEight = 127;

/**
 * A text as it goes over the wire to anybody who watches. What a server says is not masked, so the bytes are
 * the same for all: spelt once, they are written to thousands of sockets as they are.
 */
export function frameOnce(text: string): Buffer {
  const bytes = Buffer.byteLength(text);
  const head = bytes < lengthOfTwo ? 2 : bytes < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + bytes);
  frame[0] = wholeText;
  if (head === 2) frame[1] = bytes;
  else if (head === 4) {
    frame[1] = lengthOfTwo;
    frame.writeUInt16BE(bytes, 2);
  } else {
    frame[1] = lengthOfEight;
    frame.writeBigUInt64BE(BigInt(bytes), 2);
  }
  frame.write(text, head);
  return frame;
}

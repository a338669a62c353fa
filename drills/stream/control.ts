// Writes the words of a generator that every book warns of: each is the one before times 65,539.
import { once } from "node:events";

const wordsTogether = 16_000;
let state = 1;

process.stdout.on("error", () => process.exit(0));
for (;;) {
  const written = Buffer.allocUnsafe(wordsTogether * 4);
  for (let word = 0; word < wordsTogether; word += 1) {
    state = Math.imul(state, 65_539) & 0x7fff_ffff;
    written.writeUInt32LE((state << 1) >>> 0, word * 4);
  }
  if (!process.stdout.write(written)) await once(process.stdout, "drain");
}

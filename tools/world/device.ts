import { createHmac } from "node:crypto";

/** Somebody's telephone: it knows a secret and the time, and nothing of our code. */
export function openDevice(spelt: string) {
  const bits = [...spelt].map((letter) => letters.indexOf(letter).toString(2).padStart(5, "0"));
  const secret = Buffer.from(
    (bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)),
  );
  return {
    codeAt(moment: Date): string {
      const counter = Buffer.alloc(8);
      counter.writeBigUInt64BE(BigInt(Math.floor(moment.getTime() / 30_000)));
      const digest = createHmac("sha1", secret).update(counter).digest();
      const offset = digest.readUInt8(19) % 16;
      const number = digest.readUInt32BE(offset) % 2 ** 31;
      return String(number % 1_000_000).padStart(6, "0");
    },
  };
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

import { randomBytes } from "@croupier/kit/random";

/** Thirty signs, none of which reads like another, so that a code survives being read out. */
const signs = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 8;
/** Bytes from here on would favour the first signs. */
const fairBytes = 256 - (256 % signs.length);

/** Begins with P and is shorter than ten: by that alone a link knows that a player sent it. */
export function makeReferralCode(): string {
  let code = "P";
  while (code.length <= length) {
    const [byte = 0] = randomBytes(1);
    if (byte < fairBytes) code += signs[byte % signs.length] ?? "";
  }
  return code;
}

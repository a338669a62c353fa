import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "../../page-cache/stored-page.ts";

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Below that the headers weigh more than the gain. */
export const pressedFrom = 1_024;

export type Press = ReturnType<typeof createPress>;

/** Compresses; what is sent again as the very same bytes is pressed once. */
export function createPress() {
  const pressed = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();

  return function press(
    payload: string | Buffer,
    encoding: Exclude<Encoding, "identity">,
  ): Promise<Buffer> {
    if (typeof payload === "string") return pressNow(payload, encoding);
    const forms = pressed.get(payload) ?? new Map<Encoding, Promise<Buffer>>();
    pressed.set(payload, forms);
    const known = forms.get(encoding) ?? pressNow(payload, encoding);
    forms.set(encoding, known);
    known.catch(() => forms.delete(encoding));
    return known;
  };
}

function pressNow(
  payload: string | Buffer,
  encoding: Exclude<Encoding, "identity">,
): Promise<Buffer> {
  return encoding === "br"
    ? brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : gz(payload, { level: 6 });
}

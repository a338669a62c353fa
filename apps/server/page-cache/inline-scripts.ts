import { hash } from "node:crypto";

/** The CSP source expression of an inline script with this content. */
export function scriptHash(content: string | Buffer): string {
  return `'sha256-${hash("sha256", content, "base64")}'`;
}

/**
 * A page drawn with a nonce of its own, without that nonce, and the hashes of the inline scripts that carried
 * it, each once. Our components are given the nonce; a script that content smuggled in has none and is not
 * named. A browser ends an inline script at the first "</script" whatever comes after, and so do we.
 */
export function takeNonce(
  drawn: Buffer,
  nonce: string,
): { readonly body: Buffer; readonly scriptHashes: readonly string[] } {
  const attribute = ` nonce="${nonce}"`;
  // One character a byte: nothing is decoded, and what is hashed are the bytes.
  const html = drawn.toString("latin1");
  const hashes = new Set<string>();
  for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, at + 1)) {
    const from = html.indexOf(">", at) + 1;
    const opening = html.slice(html.lastIndexOf("<", at), from);
    if (!/^<script\s/.test(opening) || /\ssrc=/.test(opening)) continue;
    const content = html.slice(from, html.indexOf("</script", from));
    hashes.add(scriptHash(Buffer.from(content, "latin1")));
  }
  return {
    body: Buffer.from(html.replaceAll(attribute, ""), "latin1"),
    scriptHashes: [...hashes],
  };
}

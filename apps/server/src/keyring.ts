import type { Keyring } from "@croupier/players";

/** With the ids of all its keys, the current one first. */
export type ListedKeyring = Keyring & { readonly ids: readonly string[] };

/**
 * `id:key` pairs divided by commas; the first makes, every one still opens (`tools/start/keys.ts`
 * writes them). Undefined when the text is not that, so that no message ever repeats it.
 */
export function readKeyring(text: string): ListedKeyring | undefined {
  const keys = new Map<string, Uint8Array>();
  for (const pair of text.trim().split(",")) {
    const [, id, secret] = /^([a-z0-9-]{1,32}):([A-Za-z0-9_-]{43,})$/.exec(pair) ?? [];
    if (id === undefined || secret === undefined || keys.has(id)) return undefined;
    keys.set(id, Buffer.from(secret, "base64url"));
  }
  const ids = [...keys.keys()];
  const [currentId] = ids;
  return currentId === undefined ? undefined : { currentId, ids, find: (id) => keys.get(id) };
}

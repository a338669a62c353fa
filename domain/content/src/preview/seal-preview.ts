import { ok, refuse, type Result } from "@croupier/kit/result";
import { previewTicket, type PreviewTicket } from "./preview-ticket.ts";

/** Signs with the newest key, and knows again what an older one has signed. */
export interface PreviewSigning {
  readonly currentKeyId: string;
  /** Undefined for a key that nobody has (any more). */
  signatureOf(text: string, keyId: string): string | undefined;
  isSame(one: string, other: string): boolean;
}

export type PreviewRefusal = { readonly code: "preview_forged" | "preview_expired" };

const shape = /^([\w-]{1,32})\.([\w-]{1,2000})\.([\w-]{1,100})$/;

/** Key, ticket and signature; the signature covers the text before it, to the letter. */
export function sealPreview(ticket: PreviewTicket, signing: PreviewSigning): string {
  const words = Buffer.from(JSON.stringify(ticket)).toString("base64url");
  const text = `${signing.currentKeyId}.${words}`;
  const signature = signing.signatureOf(text, signing.currentKeyId);
  if (signature === undefined) throw new Error("the newest key is not in the keyring");
  return `${text}.${signature}`;
}

/** What a ticket says, if we sealed it and it still holds. */
export function readPreview(
  sealed: string,
  { signing, now }: { readonly signing: PreviewSigning; readonly now: Date },
): Result<PreviewTicket, PreviewRefusal> {
  const [, keyId = "", words = "", signature = ""] = shape.exec(sealed) ?? [];
  const expected = signing.signatureOf(`${keyId}.${words}`, keyId);
  if (expected === undefined || !signing.isSame(signature, expected)) return forged;
  const ticket = previewTicket.safeParse(readJson(words));
  if (!ticket.success) return forged;
  if (now >= new Date(ticket.data.expiresAt)) return refuse({ code: "preview_expired" });
  return ok(ticket.data);
}

const forged = refuse({ code: "preview_forged" } as const);

function readJson(words: string): unknown {
  try {
    return JSON.parse(Buffer.from(words, "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
}

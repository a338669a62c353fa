import { escapeHtml } from "@croupier/kit/text";

/** Text inside XML. What XML cannot hold at all (most control characters) is left out. */
export function escapeXml(text: string): string {
  const holdable = text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "");
  return escapeHtml(holdable);
}

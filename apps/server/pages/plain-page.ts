import type { PlainPage } from "../page-cache/front-handler.ts";
import type { SecurityHeaders } from "../src/shell/security-headers.ts";

const sentences = {
  403: "This link does not open anything here.",
  404: "What this link showed is not there any more.",
  410: "This link has ended. Ask for a new one.",
  429: "You are asking faster than we answer. Please wait a moment.",
  500: "Something went wrong on our side.",
  503: "We are busy or just starting. Please try again in a moment.",
} as const;

/** A page without scripts, styles or pictures, for when the site itself cannot be asked. */
export function createPlainPages(security: SecurityHeaders) {
  return (status: keyof typeof sentences, traceId: string): PlainPage => {
    const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${status}</title><h1>${sentences[status]}</h1><p>Reference ${traceId}</p></html>`;
    return {
      body,
      headers: {
        ...security.forData(),
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "x-request-id": traceId,
      },
    };
  };
}

import type { ServerResponse } from "node:http";

export interface Reply {
  readonly status: number;
  readonly type?: string;
  readonly body?: string;
  readonly location?: string;
  /** The browser asks again by itself. */
  readonly refreshSeconds?: number;
}

export const html = (body: string, status = 200): Reply => ({ status, type: "text/html", body });

export function send(
  response: ServerResponse,
  { status, type = "text/plain", body, location, refreshSeconds }: Reply,
): void {
  response.writeHead(status, {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "content-security-policy":
      "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    ...(location === undefined ? {} : { location }),
    ...(refreshSeconds === undefined ? {} : { refresh: String(refreshSeconds) }),
  });
  response.end(body);
}

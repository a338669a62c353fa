import type { IncomingHttpHeaders } from "node:http";
import type { Audience } from "./page.ts";

/** What a page is drawn for: the browser's own word where it gives one, else its name. */
export function deviceOf(headers: IncomingHttpHeaders): Audience["device"] {
  const hint = headers["sec-ch-ua-mobile"];
  if (hint === "?1") return "Mobile";
  if (hint === "?0") return "Desktop";
  return (headers["user-agent"] ?? "").includes("Mobi") ? "Mobile" : "Desktop";
}

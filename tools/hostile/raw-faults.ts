import type { RawRequest } from "./raw-requests.ts";
import type { Heard } from "./raw-socket.ts";

/** What was wrong with the answer to a hostile request; nothing, when it was refused as it must be. */
export function rawFaults({ statuses, blind }: RawRequest, heard: Heard): string[] {
  const faults: string[] = [];
  if (!heard.closed) faults.push("the connection stayed open");
  if (heard.statuses.length > 1 && !blind) faults.push("a hidden request was answered");
  if (heard.statuses.length === 0) faults.push("there was no answer");
  for (const status of heard.statuses) {
    if (!statuses.includes(status)) faults.push(`answered ${status}`);
  }
  if (/root:|\r\nlocation: (?!\/[^/\\])|"live"/i.test(heard.text)) faults.push("it led somewhere");
  if (!heard.text.includes("x-content-type-options: nosniff")) faults.push("security headers lack");
  return faults;
}

import type { RawRequest } from "./raw-requests.ts";
import type { Heard } from "./raw-socket.ts";

/** What was wrong with the answer to a hostile request; nothing, when it was refused as it must be. */
export function rawFaults({ statuses }: RawRequest, heard: Heard): string[] {
  const faults: string[] = [];
  const [first] = heard.statuses;
  if (!heard.closed) faults.push("the connection stayed open");
  if (heard.statuses.length > 1) faults.push("a hidden request was answered");
  if (first === undefined) faults.push("there was no answer");
  else if (!statuses.includes(first)) faults.push(`answered ${first}`);
  if (/root:|location:|"live"/i.test(heard.text)) faults.push("it led somewhere");
  if (!heard.text.includes("x-content-type-options: nosniff")) faults.push("security headers lack");
  return faults;
}

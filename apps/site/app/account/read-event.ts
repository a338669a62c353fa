import type { BridgeEvent } from "@croupier/contracts/bridge";

import { sameOriginPath } from "../navigation/same-origin-path.ts";
import { accountPath } from "./account-path.ts";

const titleLengthMax = 200;
const noticeLengthMax = 400;

/**
 * An event as the contract has it, or undefined. The area may be anybody's plain JavaScript: what is not
 * an event, and every path that could lead away from this site, is dropped here.
 */
export function readEvent(said: unknown): BridgeEvent | undefined {
  if (typeof said !== "object" || said === null) return undefined;
  const event = said as Readonly<Record<string, unknown>>;
  switch (event["type"]) {
    case "navigationStart":
      return withPath(event["path"], accountPath, (path) => ({ type: "navigationStart", path }));
    case "navigationEnd":
      return withPath(event["path"], accountPath, (path) => ({
        type: "navigationEnd",
        path,
        ...readTitle(event["title"]),
        replace: event["replace"] === true,
      }));
    case "navigationError":
      return {
        type: "navigationError",
        error: event["error"] === "not-found" ? "not-found" : "internal",
      };
    case "navigationBack": {
      const otherwise = optionalPath(event["otherwise"]);
      return { type: "navigationBack", ...(otherwise === undefined ? {} : { otherwise }) };
    }
    case "navigationForward":
      return { type: "navigationForward" };
    case "navigationOutside":
      return withPath(event["path"], sameOriginPath, (path) => ({
        type: "navigationOutside",
        path,
      }));
    case "loginRequired": {
      const destination = optionalPath(event["destination"]);
      return { type: "loginRequired", ...(destination === undefined ? {} : { destination }) };
    }
    case "notice":
      return readNotice(event);
    case "playerChanged":
      return { type: "playerChanged" };
    case "logoutRequested":
      return { type: "logoutRequested" };
    default:
      return undefined;
  }
}

function withPath(
  wanted: unknown,
  read: (wanted: string) => string | undefined,
  make: (path: string) => BridgeEvent,
): BridgeEvent | undefined {
  const path = typeof wanted === "string" ? read(wanted) : undefined;
  return path === undefined ? undefined : make(path);
}

/** A path that may be left out: a hostile one is, and the event stays. */
function optionalPath(wanted: unknown): string | undefined {
  return typeof wanted === "string" ? sameOriginPath(wanted) : undefined;
}

/** Words, shown as words; without any, or with a page of them, there is nothing to show. */
function readNotice({ kind, text }: Readonly<Record<string, unknown>>): BridgeEvent | undefined {
  if (typeof text !== "string" || text === "" || text.length > noticeLengthMax) return undefined;
  const known = kind === "done" || kind === "refused" ? kind : "told";
  return { type: "notice", kind: known, text };
}

function readTitle(title: unknown): { title?: string } {
  return typeof title === "string" && title !== "" && title.length <= titleLengthMax
    ? { title }
    : {};
}

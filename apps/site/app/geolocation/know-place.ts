import { client } from "../calls/client.ts";
import { createVisitorPlace } from "./visitor-place.ts";

/** Of this visitor, in this browser; one for the whole page, so that the server is asked once. */
export const place = createVisitorPlace({
  geolocation: client.geolocation,
  readCookies: () => document.cookie,
  // oxlint-disable-next-line no-console -- S8.9 asks for it in the log of the browser
  logError: (text) => console.error(text),
});

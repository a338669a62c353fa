import { expect, test } from "vitest";
import { describeDevice, namesOfDevice } from "./device.ts";

const safari = "AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0";
const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0";

test.each([
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${chrome} Mobile Safari/537.36`, "Chrome on Android"],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${safari} Safari/604.1`,
    "Safari on iPhone",
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/140.0`,
    "Edge on Windows",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`, "Safari on Mac"],
  ["curl/8.9", "Unknown device"],
  ["", "Unknown device"],
  [undefined, "Unknown device"],
])("%s is noted as %s", (header, note) => {
  expect(describeDevice(header)).toBe(note);
});

test.each([
  ["Samsung Internet on Android", { browser: "Samsung Internet", system: "Android" }],
  ["Chrome on an unknown system", { browser: "Chrome", system: null }],
  ["A browser on Linux", { browser: null, system: "Linux" }],
  ["Unknown device", { browser: null, system: null }],
])("in %s stand the names %j", (note, names) => {
  expect(namesOfDevice(note)).toEqual(names);
});

/**
 * What a session list says about a device, "Chrome on Android": enough to recognise one's own,
 * too little to track anybody. The header itself is not kept.
 */
export function describeDevice(userAgent: string | undefined): string {
  const header = (userAgent ?? "").slice(0, 512);
  const browser = browsers.find(([mark]) => header.includes(mark))?.[1];
  const system = systems.find(([mark]) => header.includes(mark))?.[1];
  if (browser === undefined && system === undefined) return "Unknown device";
  return `${browser ?? "A browser"} on ${system ?? "an unknown system"}`;
}

export type DeviceNames = { readonly browser: string | null; readonly system: string | null };

/** The names in a note of `describeDevice`, which are the same in every language; the words around them are not. */
export function namesOfDevice(note: string): DeviceNames {
  const [browser, system] = note.split(" on ");
  const known = (names: readonly (readonly [string, string])[], wanted: string | undefined) =>
    names.find(([, name]) => name === wanted)?.[1] ?? null;
  return { browser: known(browsers, browser), system: known(systems, system) };
}

// The first that fits counts: nearly every browser also names Chrome and Safari.
const browsers: readonly (readonly [string, string])[] = [
  ["Edg", "Edge"],
  ["OPR/", "Opera"],
  ["SamsungBrowser/", "Samsung Internet"],
  ["Firefox/", "Firefox"],
  ["FxiOS/", "Firefox"],
  ["CriOS/", "Chrome"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
];

const systems: readonly (readonly [string, string])[] = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS X", "Mac"],
  ["CrOS", "ChromeOS"],
  ["Linux", "Linux"],
];

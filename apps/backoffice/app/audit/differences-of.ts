export type Difference = {
  /** `reCaptcha.siteKey`; empty where the whole is one value. */
  readonly place: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
};

/** Every place at which two records differ, in the order in which the later one tells them. */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  const [old, fresh] = [flatten(before), flatten(after)];
  const places = new Set([...fresh.keys(), ...old.keys()]);
  return [...places]
    .map((place) => ({ place, before: old.get(place), after: fresh.get(place) }))
    .filter((one) => one.before !== one.after);
}

function flatten(value: unknown): Map<string, string> {
  const places = new Map<string, string>();
  walk(value, "", places);
  return places;
}

function walk(value: unknown, place: string, places: Map<string, string>): void {
  if (value === undefined || value === null) return;
  if (Array.isArray(value) && value.every((item) => typeof item !== "object")) {
    places.set(place, value.join("\n") || "none");
    return;
  }
  if (typeof value !== "object") {
    places.set(place, String(value) || "empty");
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    walk(inner, place === "" ? key : `${place}.${key}`, places);
  }
}

export type Unit = ReadonlyMap<string, readonly (readonly [key: string, value: string])[]>;

/** A systemd unit file: sections of `Key=value`, in order, a key may repeat. */
export function parseUnit(text: string): Unit {
  const sections = new Map<string, [string, string][]>();
  let entries: [string, string][] | undefined;
  for (const [index, raw] of text.split("\n").entries()) {
    const line = raw.trim();
    if (line === "" || line.startsWith("#") || line.startsWith(";")) continue;
    const section = /^\[([A-Z][A-Za-z]+)\]$/.exec(line)?.[1];
    if (section !== undefined) {
      if (sections.has(section)) throw new Error(`line ${index + 1}: [${section}] stands twice`);
      sections.set(section, (entries = []));
      continue;
    }
    const [, key, value] = /^([A-Z][A-Za-z]+)=(.*)$/.exec(line) ?? [];
    if (entries === undefined || key === undefined || value === undefined) {
      throw new Error(`line ${index + 1} is neither a section nor a setting: ${line}`);
    }
    entries.push([key, value]);
  }
  return sections;
}

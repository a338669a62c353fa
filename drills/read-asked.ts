// The command line of `npm run drill`, read without running anything.
import { parseArgs } from "node:util";
import type { KeptRun } from "./due.ts";

type Asked =
  | { readonly kind: "usage" }
  | { readonly kind: "refused"; readonly sentences: readonly string[] }
  | { readonly kind: "due"; readonly forRelease: boolean }
  | { readonly kind: "run"; readonly names: readonly string[]; readonly length: KeptRun["length"] };

/** Reads what is asked for, held against the drills there are. */
export function readAsked(
  args: readonly string[],
  drills: Readonly<Record<string, unknown>>,
): Asked {
  const read = parse(args);
  if (typeof read === "string") return refused(read);
  const { values: flags, positionals: names } = read;
  const unknown = names.filter((name) => !Object.hasOwn(drills, name));
  if (unknown.length > 0) return refused(...unknown.map((name) => `There is no drill "${name}".`));
  const isDue = flags.due || flags.release;
  if (isDue && (flags.night || names.length > 0)) {
    return refused("--due and --release ask about every drill and run none.");
  }
  if (isDue) return { kind: "due", forRelease: flags.release };
  if (names.length > 0) return { kind: "run", names, length: flags.night ? "night" : "gate" };
  return flags.night ? refused("--night needs the name of a drill.") : { kind: "usage" };
}

function refused(...sentences: readonly string[]): Asked {
  return { kind: "refused", sentences };
}

/** The flags and names, or the sentence that says why they cannot be read. */
function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        night: { type: "boolean", default: false },
        due: { type: "boolean", default: false },
        release: { type: "boolean", default: false },
      },
    });
  } catch (cause) {
    // After its first sentence Node explains how to quote, which helps nobody here.
    const [sentence = ""] = (cause instanceof Error ? cause.message : String(cause)).split(". ");
    return `${sentence.replace(/\.$/, "")}.`;
  }
}

import { createRequire } from "node:module";

/** What the checker says of one pattern; `complexity` is there where it is not safe. */
type Diagnostics = {
  readonly status: "safe" | "vulnerable" | "unknown";
  readonly complexity?: { readonly summary: string };
  readonly attack?: { readonly string: string };
  readonly error?: { readonly kind: string };
};

type Recheck = {
  readonly checkSync: (
    source: string,
    flags: string,
    how: { readonly timeout: number },
  ) => Diagnostics;
};

export type Verdict = {
  readonly says: "safe" | "not safe" | "undecided";
  /** `exponential`, `2nd degree polynomial`, `timeout`. */
  readonly why: string;
  /** What would keep the pattern busy. */
  readonly attack?: string | undefined;
};

export type Checker = (source: string, flags: string) => Verdict;

const forge = new URL("../../tools/forge/package.json", import.meta.url);
const timeout = 30_000;

/** The checker, one of the packages that only making the house needs; undefined where nobody installed them. */
export function openChecker(): Checker | undefined {
  // Its own JavaScript: the same answer on every machine, and no binary to trust.
  process.env["RECHECK_SYNC_BACKEND"] = "pure";
  const recheck = load();
  if (recheck === undefined) return undefined;
  return (source, flags) => {
    const { status, complexity, attack, error } = recheck.checkSync(source, flags, { timeout });
    if (status === "safe") return { says: "safe", why: complexity?.summary ?? "" };
    if (status === "unknown") return { says: "undecided", why: error?.kind ?? "" };
    return { says: "not safe", why: complexity?.summary ?? "", attack: attack?.string };
  };
}

function load(): Recheck | undefined {
  try {
    return createRequire(forge)("recheck") as Recheck;
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "MODULE_NOT_FOUND") return;
    throw cause;
  }
}

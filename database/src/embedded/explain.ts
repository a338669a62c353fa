import { StartRefusal } from "../start-refusal.ts";

/** What PostgreSQL or the system's loader said, turned into one sentence a person can act on. */
export function explain(output: string, { data }: { data: string }): StartRefusal {
  for (const [pattern, code, sentence] of KNOWN) {
    const match = pattern.exec(output);
    if (match !== null) return new StartRefusal(code, sentence(match, data));
  }
  const fatal = /(?:FATAL|PANIC|initdb: error|error): +(.+)/.exec(output)?.[1];
  const said = fatal ?? output.trim().split("\n").at(-1) ?? "";
  return new StartRefusal(
    "start_failed",
    `PostgreSQL does not start: ${said || "it said nothing"}.`,
  );
}

/** What the operating system refused us, as Node reports it. */
export function isSystemError(error: unknown): error is Error & { code: string } {
  return error instanceof Error && "code" in error && /^E[A-Z]+$/.test(String(error.code));
}

type Known = [RegExp, string, (match: RegExpExecArray, data: string) => string];

const KNOWN: Known[] = [
  [
    /error while loading shared libraries: ([^\s:]+)|Library not loaded: (\S+)/,
    "missing_library",
    (match) =>
      `PostgreSQL needs the library ${match[1] ?? match[2] ?? ""}, which this system does not have: ` +
      "install it, or set DATABASE_URL to a PostgreSQL of your own.",
  ],
  [
    /spawn \S+ ENOENT|(?:initdb|postgres): not found|required file not found/,
    "wrong_system",
    () =>
      "The embedded PostgreSQL does not run on this system (it is built for glibc): " +
      "set DATABASE_URL to a PostgreSQL of your own.",
  ],
  [
    /No space left on device|ENOSPC|Disk quota exceeded/,
    "full_disk",
    (_, data) => `There is no space left on the disk of ${data}: free some and start again.`,
  ],
  [
    /Address already in use|could not create any TCP\/IP sockets/,
    "busy_port",
    () => "The port for PostgreSQL is taken by another program: choose another one.",
  ],
  [
    /could not (?:create shared memory|map anonymous shared memory)|Cannot allocate memory/,
    "no_memory",
    () => "There is not enough free memory for PostgreSQL: close something and start again.",
  ],
  [
    /is owned by|has wrong ownership|has invalid permissions|permission denied/i,
    "wrong_owner",
    (_, data) =>
      `The data folder ${data} belongs to another user: start as that user, or give it to this one.`,
  ],
  [
    /pre-existing shared memory block|lock file "postmaster.pid" already exists/,
    "left_over_server",
    (_, data) =>
      `Another PostgreSQL still works in ${data}: end it (or restart the machine) and start again.`,
  ],
  [
    /not a valid data directory|could not (?:open|read|locate|find)|incompatible|invalid (?:checkpoint|primary|magic|data)|checksum|PANIC|does not exist|missing/i,
    "broken_data",
    (_, data) =>
      `The data folder ${data} is damaged: restore a backup, or run npm run reset for an empty start.`,
  ],
];

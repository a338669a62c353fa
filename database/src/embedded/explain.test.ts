import { describe, expect, test } from "vitest";
import { explain } from "./explain.ts";

const data = "/srv/house/.croupier/database/data";

describe("what PostgreSQL or the loader says becomes one sentence with something to do", () => {
  test.each([
    [
      "postgres: error while loading shared libraries: libstdc++.so.6: cannot open shared object file",
      "missing_library",
      "libstdc++.so.6",
    ],
    [
      'FATAL:  could not write to file "pg_wal/xlogtemp.7": No space left on device',
      "full_disk",
      "free some",
    ],
    [
      'LOG:  could not bind IPv4 address "127.0.0.1": Address already in use\nFATAL:  could not create any TCP/IP sockets',
      "busy_port",
      "choose another",
    ],
    [
      'FATAL:  data directory "/srv/x" has wrong ownership',
      "wrong_owner",
      "belongs to another user",
    ],
    [
      "PANIC:  could not locate a valid checkpoint record at 0/1",
      "broken_data",
      "restore a backup",
    ],
    [
      "FATAL:  could not map anonymous shared memory: Cannot allocate memory",
      "no_memory",
      "memory",
    ],
    [
      "FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use",
      "left_over_server",
      "still works in",
    ],
    ["spawn /x/bin/initdb ENOENT", "wrong_system", "DATABASE_URL"],
    ["FATAL:  something quite new", "start_failed", "something quite new"],
  ])("%s", (output, code, words) => {
    const refusal = explain(output, { data });
    expect(refusal.code).toBe(code);
    expect(refusal.message).toContain(words);
    expect(refusal.message).not.toContain("\n");
  });
});

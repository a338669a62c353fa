import { expect, test } from "vitest";
import { FlagRefused, parseFlags } from "./flags.ts";

test("flags are read in both spellings", () => {
  expect(parseFlags(["--port", "4000", "--backoffice-port=4001", "--only", "worker"])).toEqual({
    only: ["worker"],
    port: 4000,
    backofficePort: 4001,
    help: false,
  });
});

test.each([
  [["--prot", "1"], 'Unknown flag "--prot". Accepted: --only, --port, --backoffice-port, --help.'],
  [["--port", "many"], '--port takes a port from 1 to 65535, not "many".'],
  [["--only", "poker"], '--only takes one of server, worker, backoffice, not "poker".'],
])("%j is refused by name, with what is accepted", (args, message) => {
  expect(() => parseFlags(args)).toThrow(new FlagRefused(message));
});

import { expect, test } from "vitest";
import { policyFaults } from "./security-headers.ts";

const good =
  "default-src 'self'; script-src 'self' 'nonce-0123456789abcdef'; script-src-attr 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

test("a policy that rules out what it must has no fault", () => {
  expect(policyFaults(good)).toEqual([]);
  const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  expect(policyFaults(nothing)).toEqual([]);
});

test.each([
  ["no policy", () => ""],
  ["plugins", (policy: string) => policy.replace("object-src 'none'; ", "")],
  ["a foreign base", (policy: string) => policy.replace("base-uri 'none'", "base-uri 'self'")],
  ["framing by others", (policy: string) => policy.replace("; frame-ancestors 'none'", "")],
  ["inline scripts", (policy: string) => policy.replace("'nonce-", "'unsafe-inline' 'nonce-")],
  ["eval", (policy: string) => policy.replace("script-src 'self'", "script-src 'unsafe-eval'")],
  ["scripts of any host", (policy: string) => policy.replace("script-src 'self'", "script-src *")],
  ["a nonce one can guess", (policy: string) => policy.replace("0123456789abcdef", "1")],
  [
    "scripts in attributes",
    (policy: string) => policy.replace("attr 'none'", "attr 'unsafe-inline'"),
  ],
  ["a second, stricter word after the first", (policy: string) => `script-src *; ${policy}`],
])("%s is seen", (_name, weaken) => {
  expect(policyFaults(weaken(good))).not.toEqual([]);
});

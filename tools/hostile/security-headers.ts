type Directives = ReadonlyMap<string, readonly string[]>;

const always: Readonly<Record<string, RegExp>> = {
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^(?:no-referrer|strict-origin-when-cross-origin)$/,
  "cross-origin-opener-policy": /^same-origin(?:-allow-popups)?$/,
  "cross-origin-resource-policy": /^same-origin$/,
  "permissions-policy": /camera=\(\)/,
  "x-frame-options": /^(?:DENY|SAMEORIGIN)$/,
  "x-request-id": /^[\da-f]{32}$/,
};
const never = ["x-powered-by", "server", "access-control-allow-origin"];

/** What is missing from an answer, in words; nothing, where a browser is told all it must be told. */
export function securityFaults(headers: Headers): string[] {
  return [
    ...Object.entries(always)
      .filter(([name, expected]) => !expected.test(headers.get(name) ?? ""))
      .map(([name]) => `${name}: ${headers.get(name) ?? "missing"}`),
    ...never.filter((name) => headers.has(name)).map((name) => `${name} is said`),
    ...policyFaults(headers.get("content-security-policy") ?? ""),
  ];
}

/** CSP: plugins, bases and framing are ruled out, and no script runs that we did not write. */
export function policyFaults(policy: string): string[] {
  const directives = readPolicy(policy);
  const scripts = directives.get("script-src-elem") ?? withDefault(directives, "script-src");
  const attributes = directives.get("script-src-attr") ?? scripts;
  const faults: [boolean, string][] = [
    [isNone(withDefault(directives, "object-src")), "object-src is not 'none'"],
    [isNone(directives.get("base-uri")), "base-uri is not 'none'"],
    [isOurs(directives.get("frame-ancestors")), "others may frame it"],
    [isOurs(directives.get("form-action")), "a form may be sent elsewhere"],
    [scripts !== undefined && scripts.every(isTrusted), `scripts may be ${scripts?.join(" ")}`],
    [attributes !== undefined && attributes.every(isTrusted), "attributes may carry scripts"],
  ];
  return faults.filter(([holds]) => !holds).map(([, fault]) => fault);
}

function readPolicy(policy: string): Directives {
  const directives = new Map<string, readonly string[]>();
  for (const part of policy.split(";")) {
    const [name, ...values] = part.trim().split(/\s+/);
    // A browser heeds the first of two.
    if (name !== undefined && name !== "" && !directives.has(name)) directives.set(name, values);
  }
  return directives;
}

function withDefault(directives: Directives, name: string): readonly string[] | undefined {
  return directives.get(name) ?? directives.get("default-src");
}

function isNone(values: readonly string[] | undefined): boolean {
  return values?.join() === "'none'";
}

/** `frame-ancestors` and `form-action` have no default: where they are not said, anything goes. */
function isOurs(values: readonly string[] | undefined): boolean {
  return values !== undefined && ["'none'", "'self'"].includes(values.join());
}

function isTrusted(source: string): boolean {
  return /^'(?:none|self|nonce-[\w+/=-]{16,}|sha256-[\w+/]{43}=)'$/.test(source);
}

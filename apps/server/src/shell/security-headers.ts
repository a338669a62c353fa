/** What a page may run: hashes of its own inline scripts, or the nonce they carry. */
export type ScriptSources = readonly string[];

export interface Framing {
  /** The one origin that may show the page in a frame; without it, nobody. */
  readonly framedBy?: string | undefined;
}

export interface SecurityOptions {
  /** Served over https, by us or by the proxy before us: then browsers are told to stay there. */
  readonly https: boolean;
  /** Pages may fetch and frame what reCAPTCHA is made of. */
  readonly recaptcha?: boolean;
  /** The origins of games, ours and those made elsewhere, which pages may show in a frame. */
  readonly games?: readonly string[];
  /** Where pages may send their calls besides home; operators change it while the process runs. */
  readonly services?: () => readonly string[];
}

/** As their own page on content security policies names them; by path, so that no other of theirs runs. */
const recaptchaSources = {
  scripts: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  frames: ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
  calls: ["https://www.google.com/recaptcha/"],
};

const base: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy":
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
};

const strictTransport = "max-age=31536000; includeSubDomains";

/** For everything that is not a page: it runs nothing, loads nothing and is framed by nobody. */
const nothingAllowed =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A worker runs by the policy of its own file, whichever page starts it: it may ask for our files. */
export const workerPolicy = nothingAllowed.replace(
  "default-src 'none'",
  "default-src 'none'; connect-src 'self'",
);

export type SecurityHeaders = ReturnType<typeof createSecurityHeaders>;

export function createSecurityHeaders({
  https,
  recaptcha = false,
  games = [],
  services = () => [],
}: SecurityOptions) {
  const always = https ? { ...base, "strict-transport-security": strictTransport } : base;
  const forData = { ...always, "content-security-policy": nothingAllowed };
  return {
    /** Call answers, assets, problems. */
    forData: (): Readonly<Record<string, string>> => forData,
    /** Pages: only the scripts named here run, styles come from our own files. */
    forPage: (scripts: ScriptSources, { framedBy }: Framing = {}): Record<string, string> => {
      const headers = {
        ...always,
        // A page that a player pays on elsewhere opens as a window of ours and comes back as one.
        "cross-origin-opener-policy": "same-origin-allow-popups",
        "content-security-policy": pagePolicy({
          scripts,
          https,
          recaptcha,
          games,
          services: services(),
          framedBy,
        }),
      };
      // This header cannot name an origin, so where one is named the policy says it all.
      return framedBy === undefined ? headers : omitFrameOptions(headers);
    },
  };
}

function omitFrameOptions(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== "x-frame-options"));
}

function pagePolicy({
  scripts,
  https,
  recaptcha,
  games,
  services,
  framedBy,
}: Framing & {
  scripts: ScriptSources;
  https: boolean;
  recaptcha: boolean;
  games: readonly string[];
  services: readonly string[];
}): string {
  const outside = recaptcha ? recaptchaSources : { scripts: [], frames: [], calls: [] };
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...outside.scripts].join(" "),
    "script-src-attr 'none'",
    "style-src 'self'",
    "style-src-elem 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // 'self' covers the socket's scheme in today's browsers only for the same host and port.
    ["connect-src 'self'", ...services, ...outside.calls].join(" "),
    ["frame-src 'self'", ...games, ...outside.frames].join(" "),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy ?? "'none'"}`,
  ];
  if (https) directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}

/** What a browser says of a write that somebody else's page makes; `origin` is what it was meant for. */
export function foreignPages(origin: string): Readonly<Record<string, Record<string, string>>> {
  const { protocol, hostname, host } = new URL(origin);
  const otherProtocol = protocol === "http:" ? "https:" : "http:";
  return {
    "another site": { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    "another site, in a browser that names only the origin": { origin: "https://evil.example" },
    "a page without an origin": { origin: "null" },
    "our host by another scheme, in a browser that names only the origin": {
      origin: `${otherProtocol}//${host}`,
    },
    "our host on another port": { origin: `${protocol}//${hostname}:1` },
    "a host that begins like ours": { origin: `${protocol}//${hostname}.evil.example` },
    "ours as a user name": { origin: `${protocol}//${hostname}@evil.example` },
    "a sibling host": { origin, "sec-fetch-site": "same-site" },
    "a browser that says cross-site": { origin, "sec-fetch-site": "cross-site" },
    "an empty origin": { origin: "" },
    "two origins": { origin: `${origin}, https://evil.example` },
  };
}

/** Row F5 of the reliability plan: every known way to dress another origin as a path. */
export function hostilePaths(): string[] {
  const slashes = ["//", "/\\", "\\\\", "\\/", "///", "/%2F", "/%5C", "/%252F", "/%09/", "/\t/"];
  const folded = [
    "/\u2044",
    "/\uFF0F",
    "/\u2215",
    "/\u29F8",
    "\uFF0F\uFF0F",
    "/.//",
    "/..//",
    "/./\\",
  ];
  const controls = ["/\r\n/", "/%0d%0a/", "/%00/", "/\u0000/", "/\u200B/", "/ /", "/\u2028/"];
  const schemes = ["https:", "https:/", "http://", "javascript:", "JaVaScRiPt:", "data:text/html,"];
  const wrapped = [
    "@",
    "/@",
    "https://kingfisher.example@",
    "https://kingfisher.example.",
    ".",
    " /",
  ];
  const hosts = [
    "e",
    "evil.example",
    "evil.example/login",
    "user:pw@evil.example",
    "[::1]",
    "127.1",
  ];
  const tails = ["", "#quickplay_realplay"];
  return [...slashes, ...folded, ...controls, ...schemes, ...wrapped].flatMap((start) =>
    hosts.flatMap((host) => tails.map((tail) => `${start}${host}${tail}`)),
  );
}

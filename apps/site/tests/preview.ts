/* Serves the build with invented services: `node tools/run.mjs apps/site/tests/preview.ts [port]`. For looking at
   pages while the real server is not wanted. `?brand=`, `?lang=` and `?signed-in` choose the visit. */
import { createServer } from "node:http";

import { openBuiltSite, readBuilt } from "./built-site.ts";

const { visit } = await openBuiltSite();
const port = Number(process.argv[2] ?? 3210);
const types: Readonly<Record<string, string>> = {
  js: "text/javascript",
  css: "text/css",
  svg: "image/svg+xml",
  avif: "image/avif",
  webp: "image/webp",
  png: "image/png",
  jpg: "image/jpeg",
  woff2: "font/woff2",
  webmanifest: "application/manifest+json",
};
const player = {
  id: "p-1",
  email: "mara@visby.example",
  firstName: "Mara",
  lastName: "Lindqvist",
  nickname: null,
};
let playable = "1000.00";

createServer((request, response) => {
  void answer(new URL(request.url ?? "/", `http://localhost:${port}`)).then(
    ({ status, type, body }) => response.writeHead(status, { "content-type": type }).end(body),
  );
}).listen(port);

async function answer(url: URL) {
  const { pathname, searchParams } = url;
  const extension = pathname.split(".").at(-1) ?? "";
  const type = types[extension];
  if (type !== undefined) return file(pathname, type);
  if (pathname.endsWith("/sessions/current")) return json(player);
  if (pathname.endsWith("/balances")) {
    playable = playable === "1000.00" ? "987.50" : "1000.00";
    return json([{ type: "playable", amount: playable, currency: "EUR" }]);
  }
  const brand = searchParams.get("brand");
  const language = searchParams.get("lang");
  const page = await visit(pathname + url.search, {
    ...(brand === null ? {} : { brandCode: brand }),
    ...(language === null ? {} : { language }),
    audience: { signedIn: searchParams.has("signed-in") },
  });
  return { status: page.status, type: page.headers.get("content-type") ?? "", body: page.html };
}

function file(pathname: string, type: string) {
  try {
    return { status: 200, type, body: readBuilt(pathname) };
  } catch {
    // Another build has taken its place meanwhile.
    return { status: 404, type: "text/plain", body: "" };
  }
}

function json(value: unknown) {
  return { status: 200, type: "application/json", body: JSON.stringify(value) };
}

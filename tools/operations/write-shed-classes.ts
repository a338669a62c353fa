import { everyEndpoint } from "@croupier/contracts";
import { documentRoutes } from "@croupier/server";

export const shedClassesPath = "docs/operations/nginx-classes.conf";

/** nginx reads no word that is longer. */
const wordBytesMax = 4_096;

type Called = { readonly method: string; readonly path: string };

/**
 * The classes of the calls of players and games as nginx knows them. P0 is not named, so that nothing can refuse it, nor are
 * pages. A call whose answer stands ready for those who are signed out is `ready`.
 */
export function writeShedClasses(): string {
  const byClass = Map.groupBy(
    [...everyEndpoint.filter(isOfPlayers).map(classify), ...documentRoutes.map(classify)],
    ({ shed, method }) => `${shed} ${method}`,
  );
  const lines = [...byClass]
    .filter(([named]) => !named.startsWith("P0"))
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([named, calls]) => writeEntry(named, calls));
  return `${head}map "$request_method $uri" $croupier_class {\n    default "";\n${lines.join("")}}\n`;
}

const head = `# What is refused first when there is too much: P3, then P2, then P1. Written by npm run fix from the contract;
# nginx.conf beside it includes this file.

`;

function isOfPlayers({ access, name }: (typeof everyEndpoint)[number]): boolean {
  return access !== "staff" && !name.startsWith("staff.");
}

function classify(call: Called & { shed: string; access?: string; etag?: boolean }) {
  const isReady = call.access === "public" && call.etag === true && call.method === "GET";
  return { method: call.method, path: call.path, shed: isReady ? "ready" : call.shed };
}

function writeEntry(named: string, calls: readonly Called[]): string {
  const [shed = "", method = ""] = named.split(" ");
  const patterns = calls
    .map(({ path }) => path.replaceAll(".", "\\\\.").replaceAll(/:\w+/g, "[^/]+"))
    .sort()
    .map((pattern) => `        ${pattern}`);
  // A GET may be asked for by HEAD, and is of the same class then.
  const methods = method === "GET" ? "(?:GET|HEAD)" : method;
  const word = `~(?x)^${methods}\\s(?:\n${patterns.join(" |\n")}\n    )$`;
  if (word.length > wordBytesMax) throw new Error(`nginx would not read the calls of ${named}`);
  return `    "${word}" ${shed};\n`;
}

// `npm run drill idor`: what somebody who is signed in learns by asking with the ids of others.
import { everyEndpoint, type Endpoint } from "@croupier/contracts";
import { uuidv7 } from "@croupier/kit/ids";
import { describePerson } from "@croupier/tools/world";
import { describeMachine, type BenchResult } from "@croupier/bench/result";
import { startServing } from "@croupier/bench/serving";
import { joinVisitor, type SignedInVisitor } from "@croupier/bench/visitors";
import { layOutThings, noThings, type Things } from "./lay-out-things.ts";
import { readRowsOf } from "./rows-of.ts";
import { readSize } from "../sizes.ts";

const idsLong = 500;
const idsMany = readSize("IDOR_IDS");
/** As many as join, or ask, at a time. */
const atOnce = 8;

const owned = everyEndpoint.filter(({ ownSession }) => ownSession === true);

export async function run(): Promise<BenchResult> {
  const serving = await startServing({ servers: 1, shedsNothing: true });
  try {
    const port = serving.servers[0]?.port ?? 0;
    const { adminUrl } = serving.database;
    const asker = await join(port, 0);
    const others = await inTurns(Array.from({ length: idsMany }), (_, index) =>
      join(port, index + 1),
    );
    const ids = others.map(({ id }) => id);
    const [own = noThings, ...things] = await layOutThings(adminUrl, [asker.id, ...ids]);
    const before = await readRowsOf(adminUrl, ids);
    const swept = await sweep(port, {
      asker: { ...asker, things: own },
      others: ids.map((id, index) => ({ id, things: things[index] ?? noThings })),
    });
    const after = await readRowsOf(adminUrl, ids);
    return judge(swept, { before, after });
  } finally {
    await serving.stop();
  }
}

type Owner = { readonly id: string; readonly things: Things };
type Swept = { readonly asked: number; readonly leaks: string[]; readonly blind: string[] };

async function sweep(
  port: number,
  { asker, others }: { asker: Owner & { readonly cookie: string }; others: readonly Owner[] },
): Promise<Swept> {
  const leaks: string[] = [];
  const blind: string[] = [];
  let asked = 0;
  for (const endpoint of owned) {
    const ask = async (one: Owner): Promise<string> => {
      asked += 1;
      return answerTo(port, endpoint, { ...one, cookie: asker.cookie });
    };
    const leak = (answers: readonly string[], nobodys: string, what: string): void => {
      const leaking = answers.filter((answer) => answer !== nobodys);
      if (leaking.length > 0)
        leaks.push(`${endpoint.name}: ${leaking[0]} for ${leaking.length} ${what}`);
    };
    const nobodys = await ask({ id: uuidv7(), things: noThings });
    leak(await inTurns(others, ask), nobodys, "others");
    if (hasThing(endpoint)) {
      // In one's own name, and with what belongs to somebody else.
      const mine = ({ things }: Owner) => ask({ id: asker.id, things });
      leak(
        await inTurns(others, mine),
        await ask({ ...asker, things: noThings }),
        "things of others",
      );
    }
    // Signing out everywhere would end the session that the next call is asked with.
    if (!endsSessions(endpoint) && (await ask(asker)) === nobodys) blind.push(endpoint.name);
  }
  return { asked, leaks, blind };
}

const endsSessions = ({ name }: Endpoint): boolean => name === "account.endSessions";

const hasThing = ({ path }: Endpoint): boolean =>
  /:(?:deposit|method|account|withdrawal|transaction)\b/.test(path);

/** The answer as a stranger could tell it from another. */
async function answerTo(
  port: number,
  { method, path }: Endpoint,
  { id, things, cookie }: Owner & { readonly cookie: string },
): Promise<string> {
  const site = `http://localhost:${port}`;
  const hasBody = method !== "GET" && method !== "DELETE";
  const url = path
    .replace(":session", id)
    .replace(/:(\w+)/g, (parameter, name: string) => things[name] ?? parameter);
  const answer = await fetch(site + url, {
    method,
    headers: { cookie, origin: site, ...(hasBody ? { "content-type": "application/json" } : {}) },
    ...(hasBody ? { body: "{}" } : {}),
  });
  const body = (await answer.text()).replace(/"traceId":"[^"]*"/, '"traceId":…');
  return `${answer.status} ${[...answer.headers.keys()].sort().join()} ${body}`;
}

function judge(
  { asked, leaks, blind }: Swept,
  rows: { readonly before: string; readonly after: string },
): BenchResult {
  const untouched = rows.before === rows.after;
  return {
    id: "idor",
    what: "row E: every call with a session in its path, asked with the ids of others who are really there",
    figures: {
      "ids of others": `${idsMany}${idsMany < idsLong ? ` of the long form's ${idsLong}` : ""}`,
      "calls with a session in their path": owned.length,
      requests: asked,
      leaks: leaks.length,
      ...(leaks.length > 0 ? { "the first of them": leaks.slice(0, 3).join("; ") } : {}),
      "rows of the others": untouched ? "as before" : "changed",
      "control: calls that do not know their own either": blind.length,
      ...(blind.length > 0 ? { "which these are": blind.join(", ") } : {}),
    },
    limit: {
      leaks: "0",
      "rows of the others": "as before",
      "control: calls that do not know their own either": "0",
    },
    pass: leaks.length === 0 && untouched && blind.length === 0,
    machine: describeMachine(),
    at: new Date().toISOString(),
  };
}

/** From an address of their own: of one, only a few may join. */
function join(port: number, index: number): Promise<SignedInVisitor> {
  const address = `10.8.${index >> 8}.${index & 255}`;
  return joinVisitor(port, describePerson(`swept${index}`, { firstName: "Sven" }), address);
}

/** A few at a time, in the order of what was given. */
async function inTurns<Of, Made>(
  given: readonly Of[],
  make: (one: Of, index: number) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  for (let from = 0; from < given.length; from += atOnce) {
    const some = given.slice(from, from + atOnce);
    made.push(...(await Promise.all(some.map((one, index) => make(one, from + index)))));
  }
  return made;
}

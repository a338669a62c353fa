import * as fc from "fast-check";
import { problem } from "@croupier/contracts";
import type { Endpoint } from "@croupier/contracts";
import { ask, type Answer } from "./ask.ts";
import { damaged, hostileBody, hostileValue, knownBodies, valueOf } from "./values.ts";

export interface FuzzTarget {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Path parameters that lead somewhere, such as the caller's own `:session`; some are made up anyway. */
  readonly known: Readonly<Record<string, string>>;
  /** A body that is accepted, another for each number: what luck alone would hardly ever make. */
  readonly example?: (number: number) => unknown;
  /** Where the call takes a file: one that is accepted. */
  readonly file?: Uint8Array;
  /** Where whoever calls signs the body: the headers that prove it, so that the words in it are read. */
  readonly sign?: (body: string) => Readonly<Record<string, string>>;
}

export interface FuzzReport {
  readonly sent: number;
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<number, number>>;
  readonly wrong: readonly string[];
}

/** What `npm test` sends each call. `npm run drill fuzz` sends more. */
export const requestsPerCall = Number(process.env["FUZZ_RUNS"] ?? 12);

export interface FuzzLength {
  /** How many requests in all. */
  readonly runs: number;
  /** The same requests for the same seed; each call has others. */
  readonly seed: number;
}

/** Sends requests made from the contract of one call: a good one, and others of which most are not. */
export async function fuzzEndpoint(
  endpoint: Endpoint,
  target: FuzzTarget,
  length: FuzzLength,
): Promise<FuzzReport> {
  const statuses: Record<number, number> = {};
  const wrong: string[] = [];
  const requests = drawRequests(endpoint, target, length);
  for (const [index, request] of requests.entries()) {
    const answer = await send(target, request, addressOf(index));
    if (typeof answer === "string") wrong.push(`${describe(request)} ${answer}`);
    else {
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      const fault = faultOf(endpoint, answer);
      if (fault !== undefined) wrong.push(`${describe(request)} → ${answer.status}: ${fault}`);
    }
  }
  return { sent: requests.length, statuses, wrong };
}

interface FuzzRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string | Uint8Array<ArrayBuffer> | undefined;
  readonly type: string;
}

function drawRequests(
  endpoint: Endpoint,
  target: FuzzTarget,
  { runs, seed }: FuzzLength,
): FuzzRequest[] {
  const own = fc.hash(`${seed} ${endpoint.name}`) | 0;
  const good = goodRequests(endpoint, target);
  const controls = controlRequests(endpoint, target);
  const bodies = knownRequests(endpoint, target, { runs, seed: own });
  const left = Math.max(0, runs - bodies.length - good.length);
  const made = fc.sample(requestFor(endpoint, target), { numRuns: left, seed: own });
  // A deletion or a sign-out takes the subject from the other cases; elsewhere the others use up tries.
  return endpoint.method === "DELETE"
    ? [...controls, ...bodies, ...made, ...good]
    : [...good, ...controls, ...bodies, ...made];
}

/**
 * Everything that leads somewhere, and the same without a query, of which parts may exclude each other: one
 * of them comes as far as requests alone can, whatever the others draw.
 */
function goodRequests(endpoint: Endpoint, target: FuzzTarget): FuzzRequest[] {
  const query = Object.keys(endpoint.query?.shape ?? {})
    .filter((name) => target.known[name] !== undefined)
    .map((name) => `${name}=${encodeURIComponent(target.known[name] ?? "")}`)
    .join("&");
  const path = knownPath(endpoint, target);
  const { method, body, upload } = endpoint;
  const example = body === undefined ? undefined : spell(target.example?.(0) ?? {});
  const sent = upload === undefined ? example : new Uint8Array(target.file ?? []);
  const good = { method, path, body: sent, type: "application/json" };
  return query === "" ? [good] : [{ ...good, path: `${path}?${query}` }, good];
}

/**
 * The good one with a control character in each place that takes text: every parameter of the path but whose it
 * is, every name of the query, every field of the body. NUL is what a database does not take at all.
 */
function controlRequests(endpoint: Endpoint, target: FuzzTarget): FuzzRequest[] {
  const { known } = target;
  const [good] = goodRequests(endpoint, target);
  if (good === undefined) return [];
  const inPath = Object.keys(endpoint.params?.shape ?? {})
    .filter((name) => name !== "session")
    .map((name) => ({
      ...good,
      path: knownPath(endpoint, { ...target, known: { ...known, [name]: "a\u0000b" } }),
    }));
  const inQuery = Object.keys(endpoint.query?.shape ?? {}).map((name) => ({
    ...good,
    path: `${knownPath(endpoint, target)}?${name}=a%1Bb`,
  }));
  const example = target.example?.(0);
  const body = typeof example === "object" && example !== null ? example : {};
  const inBody = Object.keys(body).map((name) => ({
    ...good,
    body: spell({ ...body, [name]: "a\u001bb" }),
  }));
  return [...inPath, ...inQuery, ...inBody];
}

/** Bodies that are not even a value: all of them, and of a short form a quarter of what it sends. */
function knownRequests(
  endpoint: Endpoint,
  target: FuzzTarget,
  { runs, seed }: FuzzLength,
): FuzzRequest[] {
  if (endpoint.body === undefined) return [];
  const count = Math.min(knownBodies.length, Math.ceil(runs / 4));
  const some = fc.shuffledSubarray([...knownBodies], { minLength: count, maxLength: count });
  const [bodies = []] = fc.sample(some, { numRuns: 1, seed });
  const path = knownPath(endpoint, target);
  return bodies.map((body) => ({ method: endpoint.method, path, body, type: "application/json" }));
}

function knownPath({ path }: Endpoint, { known }: FuzzTarget): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(known[name] ?? "x"));
}

function requestFor(endpoint: Endpoint, target: FuzzTarget): fc.Arbitrary<FuzzRequest> {
  const parameter = fc.oneof(
    fc.string({ maxLength: 40, unit: "grapheme" }),
    fc.constantFrom(
      "..",
      "a\u0000b",
      "a\u001bb",
      "' OR 1=1 --",
      "0199f0a0-0000-7000-8000-000000000000",
      "a".repeat(400),
    ),
  );
  const names = endpoint.path.match(/(?<=:)\w+/g) ?? [];
  const path = fc
    .tuple(...names.map((name) => knownOr(parameter, target.known[name])))
    .map((values) =>
      names.reduce((spelt, name, index) => {
        const value = values[index] ?? "x";
        return spelt.replace(`:${name}`, encodeURIComponent(value.isWellFormed() ? value : "x"));
      }, endpoint.path as string),
    );
  const query = fc.oneof(
    { weight: endpoint.query === undefined ? 3 : 1, arbitrary: fc.constant("") },
    { weight: endpoint.query === undefined ? 2 : 4, arbitrary: queryOf(endpoint, target) },
    { weight: 1, arbitrary: fc.constantFrom("a=1&a=2", "%ff", "__proto__=1", "a[b]=c", "=&&=") },
  );
  const body =
    endpoint.upload !== undefined
      ? fileOf(target)
      : endpoint.body === undefined
        ? fc.constant(undefined)
        : fc.oneof(
            { weight: 2, arbitrary: valueOf(endpoint.body).map(spell) },
            { weight: 3, arbitrary: damaged(valueOf(endpoint.body)).map(spell) },
            { weight: 1, arbitrary: exampleOf(target).map(spell) },
            { weight: 3, arbitrary: damaged(exampleOf(target)).map(spell) },
            { weight: 1, arbitrary: hostileValue.map(spell) },
            { weight: 2, arbitrary: hostileBody },
          );
  const type = fc.oneof(
    { weight: 9, arbitrary: fc.constant("application/json") },
    {
      weight: 1,
      arbitrary: fc.constantFrom("text/plain", "multipart/form-data", "application/xml"),
    },
  );
  return fc.record({ path, query, body, type }).map((parts) => ({
    method: endpoint.method,
    path: parts.query === "" ? parts.path : `${parts.path}?${parts.query}`,
    body: parts.body as FuzzRequest["body"],
    type: parts.type,
  }));
}

/** The good one, the good one damaged, and bytes that are no file at all. */
function fileOf({ file = new Uint8Array() }: FuzzTarget): fc.Arbitrary<Uint8Array> {
  const damagedFile = fc
    .tuple(fc.nat(), fc.uint8Array({ minLength: 1, maxLength: 8 }))
    .map(([where, bytes]) => {
      const copy = Uint8Array.from([...file, ...bytes]);
      copy.set(bytes, where % Math.max(1, file.length));
      return copy;
    });
  const cut = fc.nat().map((length) => file.slice(0, length % Math.max(1, file.length)));
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant(file) },
    { weight: 3, arbitrary: fc.oneof(damagedFile, cut, fc.uint8Array({ maxLength: 2_000 })) },
  );
}

function knownOr(
  madeUp: fc.Arbitrary<string>,
  known: string | undefined,
  weight = 3,
): fc.Arbitrary<string> {
  if (known === undefined) return madeUp;
  return fc.oneof({ weight, arbitrary: fc.constant(known) }, { weight: 1, arbitrary: madeUp });
}

function exampleOf({ example }: FuzzTarget): fc.Arbitrary<unknown> {
  return fc.nat().map((number) => example?.(number) ?? {});
}

/** One name with a value, or all that lead somewhere together, of which some are spoilt. */
function queryOf(endpoint: Endpoint, { known }: FuzzTarget): fc.Arbitrary<string> {
  const names = Object.keys(endpoint.query?.shape ?? { nothing: true });
  const madeUp = fc.string({ maxLength: 60, unit: "grapheme" });
  const pair = (name: string, weight: number) =>
    knownOr(madeUp, known[name], weight).map(
      (value) => `${name}=${value.isWellFormed() ? encodeURIComponent(value) : "%ff"}`,
    );
  const together = names
    .filter((name) => known[name] !== undefined)
    .map((name) => pair(name, 2 * names.length));
  return fc.oneof(
    fc.constantFrom(...names).chain((name) => pair(name, 3)),
    fc.tuple(...together).map((pairs) => pairs.join("&")),
  );
}

function spell(value: unknown): string {
  return JSON.stringify(value) ?? "null";
}

/**
 * Each request from an address of its own, where the process trusts us to say so: after ten wrong
 * tries of one address the hostile words would no longer reach what looks a name up.
 */
function addressOf(index: number): string {
  return `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
}

async function send(
  target: FuzzTarget,
  request: FuzzRequest,
  address: string,
): Promise<Answer | string> {
  const { method, body, type } = request;
  const headers = {
    ...target.headers,
    ...(typeof body === "string" ? target.sign?.(body) : {}),
    "x-forwarded-for": address,
    ...(body === undefined ? {} : { "content-type": type }),
  };
  try {
    return await ask(new URL(target.url + request.path), { method, headers, body });
  } catch (error) {
    return `was not answered (${String(error)})`;
  }
}

/** Words that only our own code or the database would put into a body; a token may hold `pg_` by chance. */
const inner =
  /node_modules|\.ts:\d|    at |SELECT |INSERT |UPDATE |relation "|violates|\bpg_[a-z]{3}|syntax error/;

function faultOf(endpoint: Endpoint, { status, type, text }: Answer): string | undefined {
  if (status >= 500) return text;
  if (inner.test(text)) return "the body tells what happened inside";
  const schema = endpoint.responses[status];
  if (status >= 400 && schema === undefined) {
    if (!type.startsWith("application/problem+json")) return `a problem of type ${type}`;
    const read = problem.safeParse(JSON.parse(text));
    return read.success && read.data.status === status ? undefined : "not a problem of ours";
  }
  if (schema === undefined) return "a status that the contract does not name";
  if (endpoint.answersFile !== undefined) {
    return endpoint.answersFile.types.some((one) => type.startsWith(one))
      ? undefined
      : `a file of type ${type}`;
  }
  if (schema === null) return text === "" ? undefined : "a body where none is promised";
  return schema.safeParse(JSON.parse(text)).success ? undefined : "not what the contract promises";
}

function describe({ method, path, body, type }: FuzzRequest): string {
  const shown = typeof body === "string" ? body : body && Buffer.from(body).toString("hex");
  return `${method} ${path} (${type}) ${shown?.slice(0, 200) ?? ""}`;
}

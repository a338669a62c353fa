import * as fc from "fast-check";
import { problem } from "@croupier/contracts";
import type { Endpoint } from "@croupier/contracts";
import { damaged, hostileBody, hostileValue, knownBodies, valueOf } from "./values.ts";

export interface FuzzTarget {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Path parameters that lead somewhere, such as the caller's own `:session`; some are made up anyway. */
  readonly known: Readonly<Record<string, string>>;
  /** A body that is accepted, another for each number: what luck alone would hardly ever make. */
  readonly example?: (number: number) => unknown;
}

export interface FuzzReport {
  readonly sent: number;
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<number, number>>;
  readonly wrong: readonly string[];
}

/** What `npm test` sends each call; the bench sends more. */
export const requestsPerCall = Number(process.env["FUZZ_RUNS"] ?? 200);

const silenceMs = 15_000;

/** Sends `runs` requests made from the contract of one call, some good and most not. */
export async function fuzzEndpoint(
  endpoint: Endpoint,
  target: FuzzTarget,
  runs: number,
): Promise<FuzzReport> {
  const statuses: Record<number, number> = {};
  const wrong: string[] = [];
  const made = fc.sample(requestFor(endpoint, target), { numRuns: runs, seed: 20_261_121 });
  const requests = [...knownRequests(endpoint, target), ...made];
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

function knownRequests(endpoint: Endpoint, target: FuzzTarget): FuzzRequest[] {
  if (endpoint.body === undefined) return [];
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => target.known[name] ?? "x");
  return knownBodies.map((body) => ({
    method: endpoint.method,
    path,
    body,
    type: "application/json",
  }));
}

function requestFor(endpoint: Endpoint, target: FuzzTarget): fc.Arbitrary<FuzzRequest> {
  const parameter = fc.oneof(
    fc.string({ maxLength: 40, unit: "grapheme" }),
    fc.constantFrom(
      "..",
      "%00",
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
    { weight: 3, arbitrary: fc.constant("") },
    { weight: 2, arbitrary: queryOf(endpoint, target) },
    { weight: 1, arbitrary: fc.constantFrom("a=1&a=2", "%ff", "__proto__=1", "a[b]=c", "=&&=") },
  );
  const body =
    endpoint.body === undefined
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

function knownOr(madeUp: fc.Arbitrary<string>, known: string | undefined): fc.Arbitrary<string> {
  if (known === undefined) return madeUp;
  return fc.oneof({ weight: 3, arbitrary: fc.constant(known) }, { weight: 1, arbitrary: madeUp });
}

function exampleOf({ example }: FuzzTarget): fc.Arbitrary<unknown> {
  return fc.nat().map((number) => example?.(number) ?? {});
}

function queryOf(endpoint: Endpoint, { known }: FuzzTarget): fc.Arbitrary<string> {
  const names = Object.keys(endpoint.query?.shape ?? { nothing: true });
  const madeUp = fc.string({ maxLength: 60, unit: "grapheme" });
  return fc
    .constantFrom(...names)
    .chain((name) => fc.tuple(fc.constant(name), knownOr(madeUp, known[name])))
    .map(([name, value]) => `${name}=${value.isWellFormed() ? encodeURIComponent(value) : "%ff"}`);
}

function spell(value: unknown): string {
  return JSON.stringify(value) ?? "null";
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
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
  try {
    const answer = await fetch(target.url + request.path, {
      method,
      headers: {
        ...target.headers,
        "x-forwarded-for": address,
        ...(body === undefined ? {} : { "content-type": type }),
      },
      ...(body === undefined ? {} : { body }),
      redirect: "manual",
      signal: AbortSignal.timeout(silenceMs),
    });
    return {
      status: answer.status,
      type: answer.headers.get("content-type") ?? "",
      text: await answer.text(),
    };
  } catch (error) {
    return `was not answered (${String(error)})`;
  }
}

/** Words that only our own code or the database would put into a body. */
const inner =
  /node_modules|\.ts:\d|    at |SELECT |INSERT |UPDATE |relation "|violates|pg_|syntax error/;

function faultOf(endpoint: Endpoint, { status, type, text }: Answer): string | undefined {
  if (status >= 500) return text;
  if (inner.test(text)) return "the body tells what happened inside";
  if (status >= 400) {
    if (!type.startsWith("application/problem+json")) return `a problem of type ${type}`;
    const read = problem.safeParse(JSON.parse(text));
    return read.success && read.data.status === status ? undefined : "not a problem of ours";
  }
  const schema = endpoint.responses[status];
  if (schema === undefined) return "a status that the contract does not name";
  if (schema === null) return text === "" ? undefined : "a body where none is promised";
  return schema.safeParse(JSON.parse(text)).success ? undefined : "not what the contract promises";
}

function describe({ method, path, body, type }: FuzzRequest): string {
  const shown = typeof body === "string" ? body : body && Buffer.from(body).toString("hex");
  return `${method} ${path} (${type}) ${shown?.slice(0, 200) ?? ""}`;
}

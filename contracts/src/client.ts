import { addresses } from "./addresses.ts";
import type { Address } from "./endpoint.ts";
import type { endpoints } from "./endpoints.ts";
import type { Problem } from "./problem.ts";
import type { z } from "zod";

type Endpoints = typeof endpoints;

type InputOf<E, Part extends string> =
  E extends Record<Part, infer Schema extends z.ZodType>
    ? { [K in Part]: z.input<Schema> }
    : unknown;

/** What a call takes: only the parts its endpoint declares, each with the type of its schema. */
export type CallInput<E> = InputOf<E, "params"> &
  (E extends { query: infer Query extends z.ZodType } ? { query?: z.input<Query> } : unknown) &
  InputOf<E, "headers"> &
  InputOf<E, "body"> &
  (E extends { upload: object } ? { file: Blob } : unknown);

type AnswerOf<E> = E extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: {
        readonly ok: true;
        readonly status: Status;
        readonly value: Responses[Status] extends z.ZodType ? z.output<Responses[Status]> : null;
      };
    }[keyof Responses]
  : never;

/** Either one of the answers the endpoint declares, or a problem. An outage is thrown. */
export type CallAnswer<E> =
  | AnswerOf<E>
  | { readonly ok: false; readonly status: number; readonly problem: Problem };

type Call<E> = (
  ...input: unknown extends CallInput<E>
    ? [input?: CallOptions]
    : [input: CallInput<E> & CallOptions]
) => Promise<CallAnswer<E>>;

export type CallOptions = { readonly signal?: AbortSignal };

export type Client = {
  readonly [Group in keyof Endpoints]: {
    readonly [Name in keyof Endpoints[Group]]: Call<Endpoints[Group][Name]>;
  };
};

/** The network failed, or something that is not our server answered. Worth a retry, never shown raw. */
export class CallFailed extends Error {
  override readonly name = "CallFailed";
}

export type ClientOptions = {
  /** In front of every path; left out, the page around says it at each call. */
  readonly baseUrl?: string | undefined;
  readonly fetch?: typeof globalThis.fetch;
};

/** `servicesBaseUrl` as the page around says it; empty where the calls live where the site lives. */
export function servicesBaseUrl(): string {
  return globalThis.document?.documentElement.dataset["services"] ?? "";
}

/** Every call there is. */
export function createClient(options?: ClientOptions): Client {
  return createClientOf(addresses, options);
}

type Table = {
  readonly [Group in keyof Endpoints]?: Partial<Record<keyof Endpoints[Group], Address>>;
};

type ClientOf<T extends Table> = {
  readonly [Group in keyof T & keyof Client]: Pick<
    Client[Group],
    keyof T[Group] & keyof Client[Group]
  >;
};

/** The calls of this table alone, for whoever must not carry the addresses of the others. */
export function createClientOf<const T extends Table>(
  table: T,
  { baseUrl, fetch = globalThis.fetch }: ClientOptions = {},
): ClientOf<T> {
  const groups = Object.entries<Readonly<Record<string, Address>>>(table).map(([group, calls]) => [
    group,
    Object.fromEntries(
      Object.entries(calls).map(([name, address]) => [
        name,
        (input: RawInput = {}) => send({ address, baseUrl, fetch, input }),
      ]),
    ),
  ]);
  // The table of addresses and the endpoints have the same keys (contracts.test.ts checks it).
  return Object.fromEntries(groups) as ClientOf<T>;
}

type Spellable = string | number | boolean;

type RawInput = {
  readonly params?: Readonly<Record<string, Spellable | undefined>>;
  readonly query?: Readonly<Record<string, Spellable | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly file?: Blob;
  readonly signal?: AbortSignal;
};

async function send({
  address,
  baseUrl,
  fetch,
  input,
}: {
  address: Address;
  baseUrl: string | undefined;
  fetch: typeof globalThis.fetch;
  input: RawInput;
}): Promise<unknown> {
  const base = baseUrl ?? servicesBaseUrl();
  const headers = new Headers(input.headers);
  headers.set("accept", "application/json, application/problem+json");
  const body = input.file ?? (input.body === undefined ? undefined : JSON.stringify(input.body));
  if (body !== undefined) headers.set("content-type", typeOf(body));
  const response = await fetch(base + spellPath(address.path, input), {
    method: address.method,
    headers,
    credentials: base === "" ? "same-origin" : "include",
    ...(body === undefined ? {} : { body }),
    ...(input.signal === undefined ? {} : { signal: input.signal }),
  });
  const { status } = response;
  if (response.ok) {
    const isEmpty = status === 202 || status === 204;
    return { ok: true, status, value: isEmpty ? null : await response.json() };
  }
  const type = response.headers.get("content-type") ?? "";
  if (!type.startsWith("application/problem+json")) {
    throw new CallFailed(`${address.method} ${address.path} answered ${status} without a problem`);
  }
  return { ok: false, status, problem: await response.json() };
}

function typeOf(body: string | Blob): string {
  if (typeof body === "string") return "application/json";
  return body.type === "" ? "application/octet-stream" : body.type;
}

/** Fills the path parameters and appends the query; both are encoded, so neither can leave its place. */
export function spellPath(
  path: string,
  { params = {}, query = {} }: Pick<RawInput, "params" | "query">,
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`${path} needs the parameter ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}

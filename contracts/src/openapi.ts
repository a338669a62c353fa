import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { refusalsOf } from "./endpoints.ts";
import { problem } from "./problem.ts";
import { problemCodes, type ProblemCode } from "./problem-codes.ts";

export type JsonObject = { [key: string]: unknown };

/** The contract as OpenAPI 3.1, made from the very schemas the server validates with. */
export function describeOpenApi(
  endpoints: readonly Endpoint[],
  { title, version }: { title: string; version: string },
): JsonObject {
  const paths: Record<string, JsonObject> = {};
  const named: Schemas = {};
  named.Problem = schemaOf(problem, "output", named);
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = describeOperation(endpoint, named);
  }
  return {
    openapi: "3.1.0",
    info: { title, version },
    paths,
    components: {
      schemas: named,
      securitySchemes: {
        ...Object.fromEntries(
          endpoints
            .flatMap(({ signedBy = [] }) => signedBy.flat())
            .map((name) => [name, signingHeader(name)]),
        ),
        player: { type: "apiKey", in: "cookie", name: "__Host-sid" },
        game: { type: "http", scheme: "bearer" },
        staff: { type: "apiKey", in: "cookie", name: "__Host-staff" },
      },
    },
  };
}

function describeOperation(endpoint: Endpoint, named: Schemas): JsonObject {
  const [group] = endpoint.name.split(".");
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [group],
    ...describeSecurity(endpoint),
    parameters: [
      ...describeParameters(endpoint.params, "path", named),
      ...describeParameters(endpoint.query, "query", named),
      ...describeParameters(endpoint.headers, "header", named),
    ],
    ...(endpoint.roles === undefined ? {} : { "x-roles": endpoint.roles }),
    ...(endpoint.money === undefined ? {} : { "x-money": true }),
    ...describeBody(endpoint, named),
    responses: { ...describeAnswers(endpoint, named), ...describeRefusals(endpoint) },
  };
}

/** Headers of a signed call: each set of them that may be sent is a way in of its own, and no session is asked for. */
function describeSecurity({ access, signedBy }: Endpoint): JsonObject {
  const ways = signedBy ?? (access === "public" ? [] : [[access]]);
  if (ways.length === 0) return {};
  return { security: ways.map((way) => Object.fromEntries(way.map((name) => [name, []]))) };
}

function signingHeader(name: string): JsonObject {
  const description =
    "Of the signature over the bytes of the body, by a key that the house and the caller agreed on";
  return { type: "apiKey", in: "header", name, description };
}

function describeBody({ body, upload }: Endpoint, named: Schemas): JsonObject {
  if (upload !== undefined) {
    return { requestBody: { required: true, content: bytesOf(upload) } };
  }
  if (body === undefined) return {};
  const content = { "application/json": { schema: schemaOf(body, "input", named) } };
  return { requestBody: { required: true, content } };
}

/** OpenAPI 3.1: a media type without a schema is the bytes themselves. */
function bytesOf({ types }: { readonly types: readonly string[] }): JsonObject {
  return Object.fromEntries(types.map((type) => [type, {}]));
}

function describeParameters(
  schema: z.ZodObject | undefined,
  place: "path" | "query" | "header",
  named: Schemas,
): JsonObject[] {
  if (schema === undefined) return [];
  return Object.entries(schema.shape).map(([name, part]) => ({
    name,
    in: place,
    required: place === "path" || !z.safeParse(part, undefined).success,
    schema: schemaOf(part, "input", named),
  }));
}

function describeAnswers(endpoint: Endpoint, named: Schemas): JsonObject {
  const answers = Object.fromEntries(
    Object.entries(endpoint.responses).map(([status, schema]) => [
      status,
      endpoint.answersFile !== undefined && status === "200"
        ? { description: endpoint.summary, content: bytesOf(endpoint.answersFile) }
        : schema === null
          ? { description: "Done, without a body" }
          : {
              description: endpoint.summary,
              content: { "application/json": { schema: schemaOf(schema, "output", named) } },
            },
    ]),
  );
  if (endpoint.etag === undefined) return answers;
  return { ...answers, 304: { description: "The caller has it already (If-None-Match)" } };
}

/** One answer per status; the codes that travel under it are listed in its description. */
function describeRefusals(endpoint: Endpoint): JsonObject {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of refusalsOf(endpoint)) {
    const { status } = problemCodes[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\`: ${problemCodes[code].title}`).join(". "),
        ...(retryStatuses.has(status) ? { headers: { "Retry-After": retryAfter } } : {}),
        content: {
          "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } },
        },
      },
    ]),
  );
}

const retryStatuses = new Set([429, 503]);
const retryAfter = { description: "Seconds to wait", schema: { type: "integer" } };

type Schemas = Record<string, JsonObject>;

/** The JSON Schema of one part; schemas that carry an id are said once, in the components. */
function schemaOf(schema: z.core.$ZodType, io: "input" | "output", named: Schemas): JsonObject {
  const json = z.toJSONSchema(schema, {
    io,
    // Answers may gain fields: a client must not be told to refuse what it does not know.
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  const {
    $schema: _dialect,
    $defs,
    ...rest
  } = JSON.parse(
    JSON.stringify(json).replaceAll("#/$defs/", "#/components/schemas/"),
  ) as JsonObject & { $defs?: Schemas };
  Object.assign(named, $defs);
  return rest;
}

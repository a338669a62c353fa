import { expect, test } from "vitest";
import { describeOpenApi, everyEndpoint } from "./face.ts";

type Operation = {
  operationId: string;
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: { required: string[]; properties: object } }> };
  security?: Record<string, readonly string[]>[];
  responses: Record<string, { description: string; content?: Record<string, unknown> }>;
};

const document = describeOpenApi(everyEndpoint, { title: "Croupier", version: "0.1.0" }) as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, { enum?: string[] }>;
    securitySchemes: Record<string, object>;
  };
};

test("the document holds every call under its path and method, once", () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => [operationId, method, path]),
  );
  const declared = everyEndpoint.map(({ name, method, path }) => [
    name,
    method.toLowerCase(),
    path.replace(/:(\w+)/g, "{$1}"),
  ]);
  expect(document.openapi).toBe("3.1.0");
  expect(new Set(operations.map(String))).toEqual(new Set(declared.map(String)));
  expect(operations).toHaveLength(declared.length);
});

test("a body says what must be there and an answer may gain fields", () => {
  const register = document.paths["/services/identity/v1/profiles"]?.post;
  const schema = register?.requestBody?.content["application/json"]?.schema;
  expect(schema?.required).toContain("dateOfBirth");
  expect(schema?.required).not.toContain("nickname");
  expect(JSON.stringify(document)).not.toContain('"additionalProperties":false');
});

test("refusals stand under their status with their codes", () => {
  const register = document.paths["/services/identity/v1/profiles"]?.post;
  expect(register?.responses["422"]?.description).toContain("`registration_not_possible`");
  expect(register?.responses["429"]?.content).toHaveProperty(["application/problem+json"]);
  const balances = document.paths["/services/wallet-gateway/v1/profiles/{session}/balances"]?.get;
  expect(balances?.parameters).toMatchObject([{ name: "session", in: "path", required: true }]);
  expect(Object.keys(balances?.responses ?? {})).toEqual(
    expect.arrayContaining(["200", "401", "404"]),
  );
});

test("a file is described by its types, and roles stand beside the call they open", () => {
  const { content, ...call } = document.paths["/services/backoffice/v1/content/media"]?.post
    ?.requestBody ?? { content: {} };
  expect(call).toEqual({ required: true });
  expect(Object.keys(content)).toContain("image/avif");
  expect(Object.keys(content)).not.toContain("application/json");
  const publish =
    document.paths["/services/backoffice/v1/content/entries/{entry}/publications"]?.post;
  expect(publish).toMatchObject({ "x-roles": ["publisher"], security: [{ staff: [] }] });
  expect(publish?.responses["403"]?.description).toContain("`role_required`");
  expect(publish?.responses["403"]?.description).toContain("`second_factor_required`");
});

test("a call that is signed says by which headers, and each of them is a scheme and a header of it", () => {
  const securityOf = (path: string) => document.paths[path]?.post?.security;
  expect(securityOf("/services/providers/v1/{provider}/bet")).toEqual([
    { "x-key-id": [], "x-timestamp": [], "x-signature": [] },
  ]);
  expect(securityOf("/services/cashier/v1/providers/{provider}/notices")).toEqual([
    { "x-signature": [], "x-timestamp": [] },
    { "btcpay-sig": [] },
  ]);
  const signing = /signature|digest|-sig$/;
  const signed = everyEndpoint.filter(({ headers }) =>
    Object.keys(headers?.shape ?? {}).some((name) => signing.test(name)),
  );
  for (const { method, path, name, headers } of signed) {
    const said = document.paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()]?.security;
    const schemes = said?.flatMap((way) => Object.keys(way)) ?? [];
    expect(schemes.toSorted(), name).toEqual(Object.keys(headers?.shape ?? {}).toSorted());
    for (const scheme of schemes) {
      const told = { type: "apiKey", in: "header", name: scheme };
      expect(document.components.securitySchemes[scheme]).toMatchObject(told);
    }
  }
  expect(signed.length).toBeGreaterThan(12);
});

test("every reference leads to a schema of the document", () => {
  const names = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) =>
    ref?.replace("#/components/schemas/", ""),
  );
  expect(new Set(names)).toEqual(new Set(Object.keys(document.components.schemas)));
  expect(document.components.schemas.Currency?.enum).toContain("EUR");
});

import { describe, expect, expectTypeOf, test, vi } from "vitest";
import type { Balance, SignedIn } from "./face.ts";
import { CallFailed, createClient, spellPath, type CallOptions, type Client } from "./client.ts";

type Sent = { url: string; init: RequestInit };

function answering(status: number, body: unknown, contentType = "application/json") {
  const sent: Sent[] = [];
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    sent.push({ url: new Request(input).url, init });
    return new Response(body === null ? null : JSON.stringify(body), {
      status,
      headers: { "content-type": contentType },
    });
  };
  return { sent, client: createClient({ baseUrl: "http://site.example", fetch }) };
}

describe("a call", () => {
  test("[S7.1] goes to its address and answers what the endpoint declares", async () => {
    const balances = [{ type: "total", amount: "1000.00", currency: "EUR" }];
    const { sent, client } = answering(200, balances);
    const answer = await client.wallet.balances({ params: { session: "a/../b" } });
    expect(answer).toEqual({ ok: true, status: 200, value: balances });
    expect(sent[0]?.url).toBe(
      "http://site.example/services/wallet-gateway/v1/profiles/a%2F..%2Fb/balances",
    );
    if (answer.ok) expectTypeOf(answer.value).toEqualTypeOf<Balance[]>();
  });

  test("sends its body as JSON and tells the two answers of a sign-in apart by status", async () => {
    const { sent, client } = answering(200, { mfaRequired: true, methods: ["SMS"] });
    const answer = await client.identity.signIn({ body: { login: "alice", password: "secret" } });
    expect(sent[0]?.init).toMatchObject({
      method: "POST",
      body: '{"login":"alice","password":"secret"}',
    });
    expect(new Headers(sent[0]?.init.headers).get("content-type")).toBe("application/json");
    if (answer.ok && answer.status === 200) expect(answer.value.methods).toEqual(["SMS"]);
    if (answer.ok && answer.status === 201) expectTypeOf(answer.value).toEqualTypeOf<SignedIn>();
  });

  test("[S3.28] [S7.20] goes to the servicesBaseUrl that its page says, and takes the session along", async () => {
    const sent: (readonly [unknown, RequestCredentials | undefined])[] = [];
    const client = createClient({
      fetch: async (address, init) => {
        sent.push([address, init?.credentials]);
        return new Response(null, { status: 202 });
      },
    });
    const play = () =>
      client.casino.recordPlay({ params: { session: "s1" }, body: { gameId: "dice" } });
    await play();
    vi.stubGlobal("document", {
      documentElement: { dataset: { services: "https://calls.example" } },
    });
    await play();
    vi.unstubAllGlobals();
    const path = "/services/recent-activity-tracker/v1/profile/s1/casino";
    expect(sent).toEqual([
      [path, "same-origin"],
      [`https://calls.example${path}`, "include"],
    ]);
  });

  test.each([
    [new Blob(["x"], { type: "image/png" }), "image/png"],
    [new Blob(["x"]), "application/octet-stream"],
  ])("sends a file as it is, under its own type", async (file, type) => {
    const { sent, client } = answering(201, {});
    await client.desk.addMedia({ query: { bucket: "default", name: "A", alt: "B" }, file });
    expect(sent[0]?.init.body).toBe(file);
    expect(new Headers(sent[0]?.init.headers).get("content-type")).toBe(type);
  });

  test("without a body answers null, and a query is optional", async () => {
    expect(await answering(204, null).client.identity.signOut()).toEqual({
      ok: true,
      status: 204,
      value: null,
    });
    expect(await answering(202, null).client.geolocation.subdivision()).toEqual({
      ok: true,
      status: 202,
      value: null,
    });
    const { sent, client } = answering(200, {});
    await client.siteConfiguration.read({
      params: { brandCode: "kingfisher" },
      query: { language: "es" },
    });
    expect(sent[0]?.url).toContain("/brands/kingfisher?language=es");
  });

  test("that is refused answers the problem", async () => {
    const refusal = { code: "not_signed_in", status: 401, title: "", type: "", traceId: "t" };
    const { client } = answering(401, refusal, "application/problem+json; charset=utf-8");
    expect(await client.identity.whoAmI()).toEqual({ ok: false, status: 401, problem: refusal });
  });

  test("that a proxy answers with a page of its own is an outage, not a refusal", async () => {
    const { client } = answering(502, "<html>", "text/html");
    await expect(client.identity.whoAmI()).rejects.toBeInstanceOf(CallFailed);
  });

  test("takes exactly what its endpoint declares", () => {
    type Input<Name extends "signIn" | "signOut"> = Parameters<Client["identity"][Name]>[0];
    type BalancesInput = Parameters<Client["wallet"]["balances"]>[0];
    expectTypeOf<Input<"signIn">["body"]>().toEqualTypeOf<{
      login: string;
      password: string;
      captcha?: string | undefined;
    }>();
    expectTypeOf<BalancesInput["params"]>().toEqualTypeOf<{ session: string }>();
    expectTypeOf<Input<"signOut">>().toEqualTypeOf<CallOptions | undefined>();
  });
});

test("a path without its parameter is a bug of the caller", () => {
  expect(() => spellPath("/a/:b", {})).toThrow("/a/:b needs the parameter b");
});

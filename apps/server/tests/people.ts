import { registerPerson, type Person } from "@croupier/tools/people";
import type { Served } from "./serve.ts";

export function join(served: Served, body: unknown): Promise<Response> {
  return post(served, "/services/identity/v1/profiles", body);
}

export function post(
  served: Served,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(served.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", origin: served.url, ...headers },
    body: JSON.stringify(body),
  });
}

export function joined(served: Served, name: string): Promise<Person> {
  return registerPerson(served.url, name);
}

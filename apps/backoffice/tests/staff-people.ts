import { expect } from "vitest";
import type { BackofficeWorld } from "./backoffice-world.ts";

const base = "/services/backoffice/v1";

/** A house with two administrators, anna and bea, who do together what takes two. */
export async function openStaffRoom(world: BackofficeWorld) {
  const made = await world.backoffice.services.oversight.createStaff({
    login: "bea",
    name: "Bea Vogt",
    roles: ["administrator"],
    createdBy: null,
  });
  if (!made.ok) throw new Error(made.refusal.code);
  const { password } = made.value;
  let anna = await world.signIn();
  let bea = await world.signIn("bea", password);
  const ask = (cookie: string, method: "GET" | "POST" | "PUT", path: string, body?: unknown) =>
    world.call(method, base + path, { cookie, ...(body === undefined ? {} : { body }) });

  const request = (change: object, cookie = anna) =>
    ask(cookie, "POST", "/staff-requests", { change, reason: "As agreed on the phone" });
  const answer = (id: string, said: "approved" | "declined", cookie = bea) =>
    ask(cookie, "PUT", `/staff-requests/${id}`, { answer: said });

  /** Anna asks, bea says yes; both halves together, where somebody is to sign in anew. */
  async function byTwo(change: object) {
    const asked = await request(change);
    expect([asked.status, asked.json.code]).toEqual([201, undefined]);
    const said = await answer(asked.json.id, "approved");
    expect([said.status, said.json.code]).toEqual([200, undefined]);
    const { member: id, half: first } = asked.json;
    return { id: String(id), first, second: said.json.half, code: `${first}-${said.json.half}` };
  }

  async function enter(login: string, password: string) {
    const answered = await world.call("POST", `${base}/sessions`, { body: { login, password } });
    const cookie = String(answered.headers["set-cookie"]).split(";")[0] ?? "";
    return { status: answered.status, code: answered.json.code, cookie, ...answered.json };
  }

  return {
    get anna() {
      return anna;
    },
    /** After a time in which their sessions ended. */
    async comeBack(): Promise<void> {
      anna = await world.signIn();
      bea = await world.signIn("bea", password);
    },
    ask,
    request,
    answer,
    byTwo,
    enter,
    me: (cookie: string) => ask(cookie, "GET", "/sessions/current"),
    /** A colleague made by two, who came with both halves and has a password of their own. */
    async hire(login: string, roles: readonly string[]) {
      const { id, code } = await byTwo({ kind: "create", ...person(login), login, roles });
      const { status, password, cookie } = await enter(login, code);
      expect(status).toBe(201);
      return { id, login, cookie, password: String(password) };
    },
  };
}

export const person = (name: string) => ({
  name,
  email: `${name}@house.example`,
  dateOfBirth: "1980-02-29",
});

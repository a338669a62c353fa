import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { balanceTypes, type SignedIn } from "@croupier/contracts";
import { connect as connectDatabase } from "@croupier/database";
import { connect } from "@croupier/database";
import { hashToken } from "@croupier/players/credentials";
import { tablesThatHold } from "@croupier/tools/hostile";
import { cookieOf, describePerson, type Person } from "@croupier/tools/people";
import { join, joined, post } from "./people.ts";
import { serve } from "./serve.ts";
import type { Served } from "./serve.ts";

let served: Served;
let ana: Person;
beforeAll(async () => {
  served = await serve();
  ana = await joined(served, "ana");
});
afterAll(() => served.close());

function get(path: string, cookie?: string): Promise<Response> {
  return fetch(served.url + path, cookie === undefined ? {} : { headers: { cookie } });
}

describe("a person joins, is recognised and leaves", () => {
  test("joining answers the user, with the id that stands in paths, and never the password", async () => {
    const answer = await join(served, describePerson("berta"));
    const text = await answer.text();
    expect(answer.status).toBe(201);
    expect(JSON.parse(text)).toMatchObject({ email: "berta@people.example", language: "en" });
    expect(text).not.toContain("quiet river");
  });

  test("the session cookie is out of a script's reach and bound to this site", async () => {
    const answer = await join(served, describePerson("carla"));
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^sid=[\w-]{43}; Path=\/; SameSite=Lax; HttpOnly$/),
      expect.stringMatching(
        /^device=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=31536000; HttpOnly$/,
      ),
    ]);
  });

  test("who am I answers the user when signed in and 401 when not", async () => {
    const mine = await get("/services/identity/v1/sessions/current", ana.cookie);
    expect(await mine.json()).toMatchObject({ id: ana.id, firstName: "Ana" });
    const nobody = await get("/services/identity/v1/sessions/current");
    expect(nobody.status).toBe(401);
    expect(await nobody.json()).toMatchObject({ code: "not_signed_in", status: 401 });
  });

  test("[S3.2] [S7.1] balances are a list of type, amount and currency, one for each of the twelve", async () => {
    const answer = await get(`/services/wallet-gateway/v1/profiles/${ana.id}/balances`, ana.cookie);
    const balances = (await answer.json()) as { type: string; amount: string; currency: string }[];
    expect(balances.map(({ type }) => type)).toEqual([...balanceTypes]);
    const named = balances.map(({ type }) => type);
    for (const type of [
      "nonPlayableBonus",
      "pendingWithdrawal",
      "playableCasino",
      "withdrawable",
    ]) {
      expect(named).toContain(type);
    }
    expect(balances).toContainEqual({ type: "total", amount: "1000.00", currency: "USD" });
  });

  test("[S7.27] signing out answers 204 and the session is gone at the next request", async () => {
    const eva = await joined(served, "eva");
    const out = await fetch(`${served.url}/services/identity/v1/sessions/current`, {
      method: "DELETE",
      headers: { cookie: eva.cookie, origin: served.url },
    });
    expect(out.status).toBe(204);
    expect(out.headers.get("set-cookie")).toContain("Max-Age=0");
    expect((await get("/services/identity/v1/sessions/current", eva.cookie)).status).toBe(401);
  });

  test("signing in works with the e-mail and with the nickname", async () => {
    for (const login of ["ana@people.example", "ana.l"]) {
      const answer = await post(served, "/services/identity/v1/sessions", {
        login,
        password: ana.password,
      });
      expect(answer.status).toBe(201);
      expect(await answer.json()).toMatchObject({ id: ana.id });
    }
  });

  test("joining while signed in ends the session there was", async () => {
    const frida = await joined(served, "frida");
    const path = "/services/identity/v1/profiles";
    const second = await post(served, path, describePerson("gerda"), { cookie: frida.cookie });
    expect(second.status).toBe(201);
    expect((await get("/services/identity/v1/sessions/current", frida.cookie)).status).toBe(401);
    const mine = await get("/services/identity/v1/sessions/current", cookieOf(second));
    expect(await mine.json()).toMatchObject({ firstName: "Gerda" });
  });

  test("a wallet that cannot be opened fails no sign-in, and staff see why", async () => {
    const hanna = await joined(served, "hanna");
    const admin = connect({ url: served.fresh.adminUrl, max: 1 });
    await admin.pool.query("UPDATE wallet.wallets SET currency = 'EUR' WHERE player_id = $1", [
      hanna.id,
    ]);
    const credentials = { login: "hanna.l", password: hanna.password };
    expect((await post(served, "/services/identity/v1/sessions", credentials)).status).toBe(201);
    const kept = async () =>
      (await admin.pool.query("SELECT message FROM oversight.unhandled_error")).rows;
    while ((await kept()).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await kept()).toEqual([{ message: "Error: wallet_currency_fixed" }]);
    await admin.close();
    expect(served.logs()).toContain('"where":"open wallet"');
  });

  test("a cookie planted before signing in never becomes a session, and the old one ends", async () => {
    const credentials = { login: "ana.l", password: ana.password };
    const planted = `sid=${"A".repeat(43)}`;
    const first = await post(served, "/services/identity/v1/sessions", credentials, {
      cookie: planted,
    });
    expect(cookieOf(first)).not.toBe(planted);
    expect((await get("/services/identity/v1/sessions/current", planted)).status).toBe(401);
    const second = await post(served, "/services/identity/v1/sessions", credentials, {
      cookie: cookieOf(first),
    });
    expect(cookieOf(second)).not.toBe(cookieOf(first));
    const old = await get("/services/identity/v1/sessions/current", cookieOf(first));
    expect(old.status).toBe(401);
  });

  test("the token has 256 bits, and the database holds its hash only", async () => {
    const admin = connect({ url: served.fresh.adminUrl, max: 1 });
    const token = /sid=([\w-]+)/.exec(ana.cookie)?.[1] ?? "";
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const { rowCount } = await admin.pool.query(
      "SELECT 1 FROM players.session WHERE token_hash = $1",
      [hashToken(token)],
    );
    expect(rowCount).toBe(1);
    const bytes = Buffer.from(token, "base64url").toString("hex");
    for (const secret of [token, bytes, ana.password]) {
      expect(await tablesThatHold(admin.pool, secret)).toEqual([]);
    }
    // The search sees what is there.
    expect(await tablesThatHold(admin.pool, ana.email)).toContain("players.profile");
    await admin.close();
  });

  test("a wrong password and an unknown name are told alike", async () => {
    const wrong = await post(served, "/services/identity/v1/sessions", {
      login: "ana.l",
      password: "not the password",
    });
    const unknown = await post(served, "/services/identity/v1/sessions", {
      login: "nobody.here",
      password: "not the password",
    });
    const [one, other] = [await wrong.json(), await unknown.json()];
    expect({ ...(one as object), traceId: "" }).toEqual({ ...(other as object), traceId: "" });
    expect(wrong.status).toBe(401);
  });

  test("a session tells what is left of it; polls leave that alone, a visit's head postpones it", async () => {
    const ida = await joined(served, "ida");
    const admin = connectDatabase({ url: served.fresh.adminUrl, max: 1 });
    await admin.pool.query(
      "UPDATE players.session SET last_active_at = now() - interval '29 minutes' WHERE player_id = $1",
      [ida.id],
    );
    await admin.close();
    const secondsLeft = async () => {
      const answer = await get("/services/identity/v1/sessions/current", ida.cookie);
      const { session } = (await answer.json()) as SignedIn;
      return Math.round((Date.parse(session.idleEndsAt) - Date.parse(session.now)) / 1_000);
    };
    await get(`/services/wallet-gateway/v1/profiles/${ida.id}/balances`, ida.cookie);
    expect(await secondsLeft()).toBeLessThanOrEqual(60);
    await fetch(`${served.url}/`, { method: "HEAD", headers: { cookie: ida.cookie } });
    expect(await secondsLeft()).toBeGreaterThan(60);
  });

  test("no token, password or address reaches the log", async () => {
    await get("/services/identity/v1/sessions/current?email=ana@people.example", ana.cookie);
    const logs = served.logs();
    expect(logs).toContain("/services/identity/v1/sessions/current");
    expect(logs).not.toContain(/sid=([\w-]+)/.exec(ana.cookie)?.[1] ?? "nobody");
    const answered = logs.split("\n").filter((line) => line.includes("traceId"));
    expect(answered.join("\n")).not.toMatch(/people\.example|quiet river|127\.0\.0\.1|::1/);
  });
});

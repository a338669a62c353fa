import { spawn } from "node:child_process";
import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { systemClock } from "@croupier/kit/time";
import { createOversight, type AskedStaffChange, type Oversight } from "@croupier/oversight";
import { readKeyring } from "@croupier/server/keyring";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../../root.ts";
import { parseKeys } from "../keys.ts";
import { hireFirst } from "../seed.ts";

const keys = parseKeys(`k1:${"a".repeat(43)}`);
const address = "192.0.2.7";
let house: FreshDatabase;
let oversight: Oversight;

beforeAll(async () => {
  house = await freshDatabase();
  const keyring = readKeyring(keys);
  if (keyring === undefined) throw new Error("this is a keyring");
  oversight = createOversight({ database: house.database, clock: systemClock, keyring });
});
afterAll(() => house.drop());

const signIn = async (login: string, password: string) => {
  const entered = await oversight.signIn({ login, password, address, userAgent: undefined });
  if (!entered.ok) return entered.refusal.code;
  if (entered.value.awaitsCode) return "awaits a code";
  return { id: entered.value.staff.id, password: entered.value.password ?? "" };
};

async function enter(login: string, password: string) {
  const entered = await signIn(login, password);
  if (typeof entered === "string") throw new Error(`${login}: ${entered}`);
  return entered;
}

async function ask(change: AskedStaffChange, { id: askedBy }: { id: string }) {
  const asked = await oversight.staffRequests.ask({ change, askedBy, reason: "As agreed" });
  if (!asked.ok) throw new Error(asked.refusal.code);
  return { requestId: asked.value.request.id, first: asked.value.half ?? "" };
}

async function approve({ requestId }: { requestId: string }, { id: staffId }: { id: string }) {
  const said = await oversight.staffRequests.answer({ requestId, staffId, verdict: "approved" });
  return said.ok ? (said.value.half ?? "") : said.refusal.code;
}

function recover(args: readonly string[], url: string): Promise<{ said: string; code: unknown }> {
  return new Promise((resolve) => {
    const env = { ...process.env, CROUPIER_KEYS: keys, DATABASE_URL: url };
    const child = spawn(process.execPath, ["tools/start/staff.ts", ...args], { cwd: root, env });
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.on("close", (code) => resolve({ said, code }));
  });
}

test(
  "a house in production begins with two administrators, makes the third by two, and recovers a lost one",
  { timeout: 120_000 },
  async () => {
    const first = await hireFirst(house.appUrl, { keys, isDemo: false });
    expect(first).toMatchObject([
      { login: "croupier", roles: ["administrator"], isOneTime: true },
      { login: "croupier-two", roles: ["administrator"], isOneTime: true },
    ]);
    const [one, two] = (first ?? []).map(({ password }) => password);
    const anton = await enter("croupier", one ?? "");
    const betty = await enter("croupier-two", two ?? "");
    // The printed sign-in worked once; the password that took its place was printed nowhere.
    expect(await signIn("croupier", one ?? "")).toBe("wrong_credentials");
    expect((await enter("croupier", anton.password)).id).toBe(anton.id);

    const person = { email: "cleo@house.example", dateOfBirth: "1980-02-29" };
    const cleo = { kind: "create", login: "cleo", name: "Cleo", roles: [], person } as const;
    const asked = await ask(cleo, anton);
    expect(await approve(asked, anton)).toBe("own_request");
    expect(await signIn("cleo", asked.first)).toBe("wrong_credentials");
    const second = await approve(asked, betty);
    for (const half of [asked.first, second]) {
      expect(await signIn("cleo", half)).toBe("wrong_credentials");
    }
    expect((await enter("cleo", `${asked.first}-${second}`)).id).not.toBe(anton.id);

    // Betty is lost, so nobody but Anton is left to say yes.
    const lost = { kind: "password", memberId: betty.id } as const;
    expect(await recover(["recover"], house.appUrl)).toEqual({
      said: "DATABASE_URL must be that of the owner, as npm start has it.\n",
      code: 1,
    });
    const { said, code } = await recover(["recover"], house.adminUrl);
    expect(code, said).toBe(0);
    const [, login = "", password = ""] = /: (recovered-\w+), .* with ([\w-]+)\n/.exec(said) ?? [];
    const dora = await enter(login, password);
    const renewed = await ask(lost, anton);
    const other = await approve(renewed, dora);
    expect((await enter("croupier-two", renewed.first + other)).id).toBe(betty.id);

    const [recovered] = await oversight.listAudit({ action: "staff.recovered", limit: 5 });
    expect(recovered).toMatchObject({ staff: null, subject: dora.id });
    expect(await oversight.countStaffActs()).toMatchObject({
      "staff.recovered": 1,
      "staff.created": 1,
      "staff.password-renewed": 1,
      "staff.request-asked": 2,
    });
  },
);

test("anything but recover is refused in one sentence", { timeout: 120_000 }, async () => {
  expect(await recover(["remove"], house.adminUrl)).toEqual({
    said: "npm run staff does one thing: npm run staff -- recover\n",
    code: 1,
  });
});

import { supportDesk } from "@croupier/contracts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackofficeWorld, type BackofficeWorld } from "./backoffice-world.ts";
import { hire, openSite } from "./player-people.ts";

const base = "/services/backoffice/v1/tickets";
let world: BackofficeWorld;
let cookie: string;

beforeAll(async () => {
  world = await openBackofficeWorld();
  ({ cookie } = await hire(world, "sam", ["support"]));
});
afterAll(() => world.leave());

async function read(id: string) {
  const { json } = await world.call("GET", `${base}/${id}`, { cookie });
  return supportDesk.ticket.responses[200].parse(json);
}

async function list(question = "") {
  const { json } = await world.call("GET", `${base}${question}`, { cookie });
  return supportDesk.tickets.responses[200].parse(json);
}

const act = (method: "PUT" | "POST", path: string, body: unknown) =>
  world.call(method, `${base}/${path}`, { cookie, body });

test("support takes a ticket and answers it: the letter goes out, the trail has the act without its words", async () => {
  const id = await world.write("fern@people.example");
  expect((await list("?state=open")).items.map((one) => one.id)).toContain(id);
  expect(await read(id)).toMatchObject({ email: "fern@people.example", isOverdue: false });

  expect((await act("PUT", `${id}/assignment`, { taken: true })).status).toBe(200);
  const text = "Dear Fern,\n\nyour deposit is here.";
  expect((await act("POST", `${id}/answers`, { text })).status).toBe(200);
  const { number, answers, ...ticket } = await read(id);
  expect(ticket).toMatchObject({ state: "answered", isMine: true });
  expect(answers).toMatchObject([{ text }]);
  const again = await act("POST", `${id}/answers`, { text: "Once more" });
  expect([again.status, again.json.code]).toEqual([409, "ticket_not_open"]);

  const { rows: letters } = await world.admin.query(
    `SELECT recipient, subject, body_text AS text FROM support.outbox
     WHERE template = 'ticket-answered' AND recipient LIKE 'fern@%'`,
  );
  expect(letters).toEqual([
    {
      recipient: "fern@people.example",
      subject: `Our answer to your message (ticket ${number})`,
      text: expect.stringContaining(`/contact?ticket=${number}`),
    },
  ]);
  expect(letters[0]?.text).toContain(text);

  const { rows: trail } = await world.admin.query(
    `SELECT action, login, before, after FROM oversight.audit JOIN oversight.staff USING (staff_id)
     WHERE subject = $1 ORDER BY audit_id`,
    [id],
  );
  expect(trail.map(({ action, login }) => [action, login])).toEqual([
    ["tickets.taken", "sam"],
    ["tickets.answered", "sam"],
  ]);
  expect(JSON.stringify(trail)).not.toContain("deposit is here");
});

test("a late ticket is marked and found, and stays late when it is closed and opened again", async () => {
  const id = await world.write("late@people.example");
  await world.admin.query(
    "UPDATE support.tickets SET due_at = now() - interval '1 hour' WHERE ticket_id = $1",
    [id],
  );
  const { items } = await list("?overdue=yes");
  expect(items.map((one) => [one.id, one.isOverdue])).toEqual([[id, true]]);
  const { number } = items[0] ?? { number: 0 };
  expect((await list(`?number=${number}`)).items).toHaveLength(1);
  await act("PUT", `${id}/state`, { state: "closed" });
  expect((await list("?overdue=yes")).items).toEqual([]);
  await act("PUT", `${id}/state`, { state: "open" });
  expect((await read(id)).isOverdue).toBe(true);
  // Whoever was answered and asks again is promised the hours of the brand again.
  await act("POST", `${id}/answers`, { text: "Here we are." });
  await act("PUT", `${id}/state`, { state: "open" });
  const { isOverdue, dueAt, changedAt } = await read(id);
  expect(isOverdue).toBe(false);
  const inADay = new Date(changedAt);
  inADay.setUTCHours(inADay.getUTCHours() + 24);
  expect(dueAt).toBe(inADay.toISOString());
});

test("a player is answered at the address of today", async () => {
  const petra = await openSite(world).join("Petra");
  const opened = await world.backoffice.services.support.openTicket({
    brand: { code: "kingfisher", name: "Kingfisher" },
    language: "es",
    subject: "account",
    message: "Hola",
    reference: undefined,
    sender: { playerId: petra.id, email: "old@example.com" },
    key: "press-0001",
    answerHours: 24,
  });
  expect(opened.ok).toBe(true);
  const { items } = await list(`?player=${petra.id}`);
  expect(items).toMatchObject([{ playerId: petra.id, email: null, language: "es" }]);
  await act("POST", `${items[0]?.id}/answers`, { text: "Hola, Petra" });
  const { rows } = await world.admin.query(
    "SELECT recipient, language FROM support.outbox WHERE body_text LIKE '%Hola, Petra%'",
  );
  expect(rows).toEqual([{ recipient: "petra@example.com", language: "es" }]);
});

test("whoever has another role is told no, and nothing of it", async () => {
  const id = await world.write("private@people.example");
  for (const role of ["editor", "payments", "operator"] as const) {
    const other = await hire(world, `of-${role}`, [role]);
    const answer = await world.call("GET", `${base}/${id}`, { cookie: other.cookie });
    expect([answer.status, JSON.stringify(answer.json).includes("private@")]).toEqual([403, false]);
  }
});

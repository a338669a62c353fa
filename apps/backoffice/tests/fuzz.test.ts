import {
  everyEndpoint,
  withdrawalReason,
  type Endpoint,
  type SiteSettings,
} from "@croupier/contracts";
import { fuzzEndpoint, requestsPerCall, watchWrites, type Writes } from "@croupier/tools/hostile";
import { readTestSeed } from "@croupier/tools/seed";
import { layOutWithdrawal } from "@croupier/tools/world";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBackofficeWorld, type BackofficeWorld } from "./backoffice-world.ts";
import { beginDeposit, layOutAdjustment, writeSettlement } from "./money-people.ts";
import { layOut, onePixel, page } from "./desk-world.ts";
import { layOutGames } from "./game-people.ts";
import { hire, openSite } from "./player-people.ts";
import { watchUnaudited, type UnauditedWrites } from "./unaudited-writes.ts";

const seed = readTestSeed();
const ours = everyEndpoint.filter(({ name }) =>
  /^(?:staff|desk|documentReview|operations|treasury|gameDesk|supportDesk|withdrawalDesk|health)\./.test(
    name,
  ),
);

/** How far the withdrawal has come that a call is tried on, where nobody has to look at it. */
const stages: Readonly<Record<string, "half approved" | "approved">> = {
  "withdrawalDesk.confirm": "half approved",
  "withdrawalDesk.stop": "approved",
};

/** Every call spends an allowance, a session says when it was used, and the process that it lives. */
const anyCall = ["oversight.process", "oversight.staff_session", "server.rate_limits"];
/** What somebody at the desk may change, and the trail of it. */
const ofContent = [
  "bucket",
  "change",
  "comment",
  "entry",
  "four_eyes",
  "media",
  "media_file",
  "publication",
  "redirect",
  "review",
  "schedule",
  "slug",
  "template",
  "variant",
  "version",
].map((table) => `content.${table}`);
const ofStaff = [
  "players.email_directory",
  "players.person_of_staff",
  "oversight.staff",
  "oversight.staff_session",
  "oversight.audit",
];
const ofRequests = [...ofStaff, "oversight.staff_request"];
const ofDevices = ["oversight.staff_totp", "oversight.attempt", "oversight.audit"];
const ofPlayers = [
  "consent",
  "event",
  "exclusion",
  "note",
  "past_session",
  "profile",
  "reset_request",
  "session",
  "same_person",
  "same_person_answer",
  "session_directory",
]
  .map((table) => `players.${table}`)
  .concat("oversight.audit");
const ofDocuments = ["document", "document_act", "event"]
  .map((table) => `players.${table}`)
  .concat("support.outbox", "oversight.audit");
const ofAdjustments = ["wallet.adjustments", "oversight.audit"];
const ofRefunds = [
  "cashier.deposits",
  "cashier.deposit_events",
  "cashier.deposit_refunds",
  "cashier.deposit_reversals",
  "ledger.accounts",
  "ledger.entries",
  "ledger.transfers",
  "oversight.audit",
];
const ofTickets = ["support.tickets", "oversight.audit"];
const ofGames = ["casino.games", "oversight.audit"];
const ofHolds = ["players.legal_hold", "players.event", "oversight.audit"];
const ofWithdrawals = ["cashier.withdrawals", "cashier.withdrawal_events"].concat(
  ["accounts", "entries", "transfers"].map((table) => `ledger.${table}`),
  "oversight.audit",
  // A stage that the player is told about.
  "support.outbox",
);
/** A count of tries, and a device that nobody confirmed yet, are nobody's act. */
const byItself = ["oversight.attempt", "oversight.staff_totp"];
/** What an act that stands in the trail brings about once it is committed. */
const afterwards = ["session", "session_directory", "past_session"].map(
  (table) => `players.${table}`,
);
/** Wrong tries are counted and audited, also of names that nobody bears. */
const mayWrite: Readonly<Record<string, readonly string[]>> = {
  "staff.signIn": ["oversight.attempt", "oversight.audit", "oversight.staff_session"],
  "staff.signOut": ["oversight.staff_session", "oversight.audit"],
  "desk.askStaffChange": ofRequests,
  "desk.answerStaffRequest": ofRequests,
  "desk.describeStaff": ofStaff,
  "desk.setStaffRoles": ofStaff,
  "desk.disableStaff": ofStaff,
  "desk.enrolTotp": ofDevices,
  "desk.confirmTotp": ofDevices,
  "desk.disableTotp": ofDevices,
  "desk.revealPlayer": ["oversight.audit"],
  "desk.endPlayerSessions": ofPlayers,
  "desk.endPlayerSession": ofPlayers,
  "desk.addPlayerNote": ofPlayers,
  "desk.setPlayerStatus": ofPlayers,
  "desk.excludePlayer": ofPlayers,
  "desk.tellApart": ofPlayers,
  // The account closes, and what nobody keeps goes.
  "desk.grantErasure": [
    ...ofPlayers,
    "players.closing",
    "players.email_link",
    "players.email_link_directory",
    "players.erasure_request",
    "players.last_sign_in",
    "players.known_device",
    "rewards.referral_code",
    "rewards.referral_code_directory",
    "support.outbox",
  ],
  "desk.askReset": ofPlayers,
  // The player is told that the device is gone.
  "desk.answerReset": [...ofPlayers, "players.two_factor", "support.outbox"],
  "desk.exportPlayers": ["oversight.audit"],
  "documentReview.changeRules": ["players.document_desk", "oversight.audit"],
  "documentReview.hold": ofHolds,
  "documentReview.lift": ofHolds,
  "documentReview.ask": ofDocuments,
  "documentReview.assign": ofDocuments,
  "documentReview.decide": ofDocuments,
  "treasury.askAdjustment": ofAdjustments,
  "treasury.answerAdjustment": [
    ...ofAdjustments,
    "ledger.accounts",
    "ledger.entries",
    "ledger.transfers",
  ],
  "treasury.askRefund": ofRefunds,
  "treasury.answerRefund": ofRefunds,
  "treasury.askProvider": ["cashier.deposits", "oversight.audit"],
  "treasury.takeTable": ["oversight.audit"],
  "withdrawalDesk.takeNext": ofWithdrawals,
  "withdrawalDesk.assign": ofWithdrawals,
  "withdrawalDesk.approve": ofWithdrawals,
  "withdrawalDesk.confirm": ofWithdrawals,
  "withdrawalDesk.reject": ofWithdrawals,
  "withdrawalDesk.split": ofWithdrawals,
  "withdrawalDesk.stop": ofWithdrawals,
  "operations.changeSiteConfiguration": ["content.brand", "oversight.audit"],
  "supportDesk.takeTicket": ofTickets,
  "supportDesk.answerTicket": [...ofTickets, "support.ticket_answers", "support.outbox"],
  "supportDesk.setTicketState": ofTickets,
  "operations.answerAffiliate": [
    "rewards.affiliate_application",
    "support.outbox",
    "oversight.audit",
  ],
  "providerDesk.setSwitch": ["providers.provider", "oversight.audit"],
  "gameDesk.setSwitch": ofGames,
  "gameDesk.setBadge": ofGames,
  "gameDesk.setPlaces": ofGames,
  "gameDesk.askProfile": ["casino.profile_changes", "oversight.audit"],
  "gameDesk.answerProfile": ["casino.profile_changes", "casino.profiles", "oversight.audit"],
  "gameDesk.setPotSwitch": ["casino.jackpots", "oversight.audit"],
  "gameDesk.askPotChange": ["casino.jackpot_changes", "oversight.audit"],
  "gameDesk.answerPotChange": ["casino.jackpot_changes", "oversight.audit"],
  "gameDesk.giveFreeRounds": ["casino.grants", "oversight.audit"],
  "gameDesk.answerFreeRounds": ["casino.grants", "oversight.audit"],
  "gameDesk.cancelFreeRounds": ["casino.grants", "oversight.audit"],
  "gameDesk.takePerformance": ["oversight.audit"],
  "operations.setSwitch": ["content.brand", "content.switch", "oversight.audit"],
  "staff.auditBooks": [
    "graphile_worker._private_job_queues",
    "graphile_worker._private_jobs",
    "graphile_worker._private_tasks",
    "oversight.audit",
  ],
  "operations.planMaintenance": ["content.brand", "content.maintenance", "oversight.audit"],
  "operations.cancelMaintenance": ["content.brand", "content.maintenance", "oversight.audit"],
};

const personOfStaff = (number: number) => ({
  name: `Fuzzed ${number}`,
  email: `fuzzed-${number}@house.example`,
  dateOfBirth: "1980-02-29",
});

function mayChange({ name, method }: Endpoint): readonly string[] {
  const named = mayWrite[name];
  if (named !== undefined || method === "GET" || !name.startsWith("desk.")) return named ?? [];
  return [...ofContent, "oversight.audit"];
}

/** At length, as many for each of so many calls would take hours; all share one mount. */
const runsOf = ({ name }: Endpoint) =>
  /^(?:desk|treasury|gameDesk|withdrawalDesk)\./.test(name)
    ? Math.max(Math.min(50, requestsPerCall), Math.ceil(requestsPerCall / 4))
    : requestsPerCall;

/** A code is right once in a million; second-factor.test.ts has one. */
const needsCode = ["staff.proveTotp", "desk.confirmTotp", "desk.disableTotp"];

const onlooker = {
  audience: "loggedOut",
  place: null,
  device: "Desktop",
  language: "en",
  moment: null,
};

/** Bodies that are accepted, by call: what luck alone would hardly ever make. */
function exampleOf(name: string, { entry }: Laid, number: number): unknown {
  const slug = `fuzzed-${number}`;
  const parts = { common: { pageType: "generic" }, en: page(slug) };
  const examples: Readonly<Record<string, unknown>> = {
    "staff.signIn": { login: "anna", password: world.password },
    "desk.createEntry": { bucket: "default", kind: "content_page", parts },
    "desk.saveDraft": { basedOn: 2, data: page(slug) },
    "desk.restore": { number: 1, basedOn: 2 },
    "desk.publish": { parts: { common: 1, en: 1 } },
    "desk.unpublish": { parts: ["en"] },
    "desk.bulk": { action: "unpublish", entries: [entry] },
    "desk.schedule": { entry, action: "unpublish", at: "2098-01-01T00:00:00Z" },
    "desk.addComment": { part: "en", number: 1, text: "Hm." },
    "desk.askReview": { entry },
    "desk.answerReview": { approved: false },
    "desk.requireFourEyes": { bucket: "default", kind: "slide", required: number % 2 === 0 },
    "desk.addRedirect": { bucket: "default", from: `/${slug}`, to: "/help" },
    "desk.changeMedia": { alt: { en: "A point" } },
    "desk.importBucket": { format: "croupier-content", schemaVersion: 1, entries: [] },
    "desk.saveTemplate": {
      bucket: "default",
      kind: "marketing_page",
      name: slug,
      description: "",
      blocks: [],
    },
    "desk.regions": { bucket: "default", onlooker },
    "desk.resolveBlocks": { bucket: "default", onlooker, blocks: [] },
    "desk.previewLink": { entry, onlooker },
    "desk.askStaffChange": {
      change: { kind: "create", ...personOfStaff(number), login: slug, roles: ["support"] },
      reason: "Fuzzed",
    },
    "desk.answerStaffRequest": { answer: "declined" },
    // Not the mailbox of somebody who was made.
    "desk.describeStaff": { ...personOfStaff(number), email: `told-${number}@house.example` },
    "desk.setStaffRoles": { roles: ["editor"] },
    "desk.disableStaff": { disabled: true },
    "documentReview.changeRules": { fourEyes: false, answerHours: 24 },
    "documentReview.hold": { reason: "Asked for by a court" },
    "documentReview.assign": { mine: true },
    "documentReview.decide": {
      submissionId: null,
      decision:
        number % 2 === 0
          ? { act: "block", reason: "altered" }
          : { act: "unblock", note: "Settled by phone" },
    },
    "desk.revealPlayer": { reason: "On the line" },
    "desk.addPlayerNote": { words: "Calm <b>and</b> friendly" },
    "desk.setPlayerStatus": { status: number % 2 === 0 ? "blocked" : "active", reason: "Fuzzed" },
    "desk.excludePlayer": { months: 12, reason: "Fuzzed" },
    "desk.tellApart": { reason: "Fuzzed" },
    "desk.grantErasure": { holdUntil: null, reason: "The player asked for it" },
    "desk.askReset": { reason: "The phone fell into the river" },
    "desk.answerReset": { answer: "approved" },
    "desk.exportPlayers": { reason: "Fuzzed" },
    "treasury.askAdjustment": {
      direction: "credit",
      amount: "1",
      reason: "goodwill",
      words: "Fuzzed",
    },
    "treasury.answerAdjustment": { answer: "declined" },
    "treasury.askRefund": { reason: "mistake", words: "Fuzzed" },
    "treasury.answerRefund": { answer: "declined" },
    "withdrawalDesk.assign": { assigned: number % 2 === 0 },
    "withdrawalDesk.approve": {
      note: "Fuzzed",
      seen: withdrawalReason.options,
      ...(number % 2 === 0 ? { amount: "5.00" } : {}),
    },
    "withdrawalDesk.confirm": { note: "Fuzzed", seen: withdrawalReason.options },
    "withdrawalDesk.reject": { note: "Fuzzed", reason: "not_possible" },
    "withdrawalDesk.split": { note: "Fuzzed", amounts: ["6.00", "4.00"] },
    "withdrawalDesk.stop": { note: "Fuzzed" },
    "treasury.takeTable": { table: "house-accounts" },
    "operations.changeSiteConfiguration": { basedOn: revision, settings },
    "operations.answerAffiliate": { accepted: true },
    "supportDesk.takeTicket": { taken: number % 2 === 0 },
    "supportDesk.answerTicket": { text: "Fuzzed" },
    "supportDesk.setTicketState": { state: number % 2 === 0 ? "open" : "closed" },
    "gameDesk.setSwitch": { open: number % 2 === 0, reason: "Fuzzed" },
    "gameDesk.setBadge": { badge: number % 2 === 0 ? "new" : null },
    "gameDesk.setPlaces": { closedUnder: number % 2 === 0 ? ["GB"] : [], reason: "Fuzzed" },
    "gameDesk.askProfile": { profile: "return-97", reason: "Fuzzed" },
    "gameDesk.answerProfile": { answer: "declined" },
    "gameDesk.setPotSwitch": { open: number % 2 === 0, reason: "Fuzzed" },
    "gameDesk.askPotChange": { parts: 50, seed: "500.00", dropsBy: "5000.00", reason: "Fuzzed" },
    "gameDesk.answerPotChange": { answer: "declined" },
    "gameDesk.giveFreeRounds": {
      pressId: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
      players: [player.id],
      game: "plinko-falls",
      currency: "USD",
      stake: "0.10",
      rounds: 1,
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
      reason: "Fuzzed",
    },
    "gameDesk.answerFreeRounds": { answer: "declined", note: "Fuzzed" },
    "gameDesk.cancelFreeRounds": { reason: "Fuzzed" },
    "gameDesk.takePerformance": { from: "2026-11-01", until: "2026-11-30", by: "game" },
    "providerDesk.setSwitch": { open: number % 2 === 0, reason: "Fuzzed" },
    "operations.setSwitch": { open: number % 2 === 0, reason: { en: "A pause" } },
    "operations.planMaintenance": {
      announcedAt: "2098-01-01T00:00:00Z",
      startsAt: new Date(Date.UTC(2098, 1, (number % 9_000) + 1)).toISOString(),
      endsAt: new Date(Date.UTC(2098, 1, (number % 9_000) + 1, 1)).toISOString(),
      texts: { en: "A pause" },
    },
  };
  return examples[name] ?? {};
}

type Laid = Awaited<ReturnType<typeof layOut>>;

/** Parameters that lead somewhere. `from` is a version of one call and the path of another. */
function knownTo(name: string, laid: Laid): Readonly<Record<string, string>> {
  return {
    ...laid,
    member: colleague,
    ...(name === "desk.answerStaffRequest" ? { change: staffRequest } : {}),
    brandCode: "kingfisher",
    documentType: "ID_DOCUMENT",
    product: "play",
    maintenance,
    provider: "acme",
    ...(name.startsWith("gameDesk.") ? { game: "lucky-dice", change, grant, press, round } : {}),
    ...(/^gameDesk\..*Pot/.test(name)
      ? { jackpot: "kingfishers-hoard", currency: "GBP", change: potChange }
      : {}),
    ...(name === "gameDesk.performance" ? { from: "2026-11-01", until: "2026-11-30" } : {}),
    ...(name === "gameDesk.rounds"
      ? { from: "2026-11-01T00:00:00.000Z", until: "2026-11-30T00:00:00.000Z" }
      : {}),
    application,
    ticket,
    player: player.id,
    adjustment,
    withdrawal,
    deposit,
    refund,
    day: "2026-11-21",
    visit: player.id,
    match: player.id,
    reset,
    request: erasure,
    words: "Pells",
    bucket: "default",
    ...(name === "desk.diff" ? { from: "1", to: "2" } : {}),
    ...(name === "desk.addMedia" ? { name: "Red", alt: "A red point" } : { id: letter }),
  };
}

let world: BackofficeWorld;
let url: string;
let letter: string;
let colleague: string;
let maintenance: string;
let application: string;
let ticket: string;
let player: { id: string };
let reset: string;
let adjustment: string;
let withdrawal: string;
let deposit: string;
let refund: string;
let erasure: string;
let change: string;
let potChange: string;
let staffRequest: string;
let mover: { cookie: string };
let press: string;
let grant: string;
let round: string;
let settings: SiteSettings | undefined;
let revision: number;
let unaudited: UnauditedWrites;
let writes: Writes;
beforeAll(async () => {
  world = await openBackofficeWorld({ CROUPIER_TRUSTED_PROXIES: "127.0.0.0/8,::1/128" });
  const { port } = await world.backoffice.listen();
  url = `http://localhost:${port}`;
  await world.writeLetter("Alice");
  const { items } = await world.backoffice.services.support.listOutbox({ limit: 1 });
  letter = items[0]?.id ?? "";
  const made = await world.backoffice.services.oversight.createStaff({
    login: "bert",
    name: "Bert",
    roles: ["editor"],
    createdBy: null,
  });
  colleague = made.ok ? made.value.id : "";
  mover = await hire(world, "mona", ["operator", "payments"]);
  staffRequest = await layOutStaffRequest();
  const { operations } = world.backoffice.services;
  const planned = await operations.planMaintenance({
    brandCode: "kingfisher",
    announcedAt: new Date("2097-01-01T00:00:00Z"),
    startsAt: new Date("2097-01-02T00:00:00Z"),
    endsAt: new Date("2097-01-03T00:00:00Z"),
    texts: { en: "A pause" },
    by: { id: colleague, login: "bert" },
  });
  maintenance = planned.ok ? planned.value.maintenanceId : "";
  application = await world.apply("fern");
  ticket = await world.write("fern@people.example");
  await world.admin.query(
    `INSERT INTO providers.provider (provider, name, dialect, spend, created_at)
     VALUES ('acme', 'Acme Games', 'croupier', 'cash_first', now())`,
  );
  [player, reset, erasure] = await layOutPlayers();
  adjustment = await layOutAdjustment(world, { player, staffId: colleague });
  deposit = await beginDeposit(world, player.id);
  refund = await layOutRefund();
  await writeSettlement(world, "2026-11-21");
  ({ change, potChange, grant, press, round } = await layOutGames(world, {
    playerId: player.id,
    staffId: colleague,
  }));
  writes = await watchWrites(world.admin);
  unaudited = await watchUnaudited(world, { except: [...anyCall, ...byItself, ...afterwards] });
});
afterAll(() => world.leave());

async function layOutStaffRequest(): Promise<string> {
  const { id } = await hire(world, "bea", ["administrator"]);
  const change = { kind: "password", memberId: colleague } as const;
  const { staffRequests } = world.backoffice.services.oversight;
  const asked = await staffRequests.ask({ change, askedBy: id, reason: "Fuzzed" });
  return asked.ok ? asked.value.request.id : "";
}

/** A large one, which waits for somebody else than the colleague who asked. */
async function layOutRefund(): Promise<string> {
  const depositId = await beginDeposit(world, player.id, { state: "completed", amount: 60_000n });
  const reason = "mistake" as const;
  const asked = { depositId, staffId: colleague, reason, words: "Fuzzed" };
  const refunded = await world.backoffice.services.refunds.ask(asked);
  return refunded.ok ? refunded.value.id : "";
}

/** Nothing is asked for where somebody asks; elsewhere a document waits. */
async function layOutDocument(name: string): Promise<void> {
  await world.admin.query("DELETE FROM players.document");
  if (name === "documentReview.lift") {
    const hold = { playerId: player.id, staffId: colleague, reason: "Asked for by a court" };
    await world.backoffice.services.documents.hold(hold);
  }
  if (name === "documentReview.ask") return;
  await world.admin.query(
    `INSERT INTO players.document (player_id, document_type, brand, status, since, answer_due_at)
     VALUES ($1, 'ID_DOCUMENT', 'kingfisher', 'PENDING', now(), now())`,
    [player.id],
  );
}

/** Somebody with a device, and a colleague's request to take another's away. */
async function layOutPlayers(): Promise<[{ id: string }, string, string]> {
  const site = openSite(world);
  const [gwyneth, gareth] = [await site.join("Gwyneth"), await site.join("Gareth")];
  await world.admin.query(
    `INSERT INTO players.two_factor (player_id, secret, began_in, confirmed_at)
     SELECT player_id, 'never opened', player_id, now() FROM players.profile`,
  );
  const { playerDesk } = world.backoffice.services;
  const asked = await playerDesk.askReset({
    playerId: gareth.id,
    staffId: colleague,
    reason: "Lost on a train",
  });
  // Of the first of them it is said that they are excluded as the second.
  await world.admin.query(
    `INSERT INTO players.same_person (player_id, match_id, excluded_id, certainty, evidence)
     VALUES ($1, $1, $2, 'alike', '{name}')`,
    [gwyneth.id, gareth.id],
  );
  const gisela = await site.join("Gisela");
  const { rows } = await world.admin.query<{ id: string }>(
    `INSERT INTO players.erasure_request (player_id, request_id, asked_at, state)
     VALUES ($1, gen_random_uuid(), now(), 'REQUESTED') RETURNING request_id AS id`,
    [gisela.id],
  );
  return [gwyneth, asked.ok ? asked.value.id : "", rows[0]?.id ?? ""];
}

describe("D1: hostile requests made from the contract, as a member of staff", () => {
  test("there are calls to try", () => {
    expect(ours.length).toBeGreaterThanOrEqual(60);
  });

  test.for(ours.map((endpoint) => [endpoint.name, endpoint] as const))(
    "%s answers each with a clear no, or with what it promises",
    { timeout: Math.max(120_000, requestsPerCall * 100) },
    async ([name, endpoint], { task }) => {
      // Signing out ends the session that the others need, so every call has one of its own.
      const cookie = endpoint.money ? mover.cookie : await world.signIn();
      const headers = { cookie, origin: url };
      const laid = await layOut(world, `fuzz-${ours.indexOf(endpoint)}`);
      if (name === "desk.undelete") {
        await world.backoffice.services.content.softDelete({ entryId: laid.entry, by: "zoe" });
      }
      if (name.startsWith("documentReview.")) await layOutDocument(name);
      // The calls before it may have changed the brand.
      const { operations } = world.backoffice.services;
      ({ settings, revision } = (await operations.findBrand("kingfisher")) ?? { revision: 0 });
      if (name.startsWith("withdrawalDesk.")) {
        withdrawal = await layOutWithdrawal(world, player.id, stages[name] ?? "looked at");
      }
      if (name === "treasury.askProvider") deposit = await beginDeposit(world, player.id);
      if (name === "treasury.askRefund" || name === "treasury.answerRefund") {
        // The first one opens the accounts, which moves nothing and stands in no trail.
        const depositId = await beginDeposit(world, player.id, { state: "completed" });
        const first = { depositId, staffId: colleague, words: "Fuzzed" };
        await world.backoffice.services.refunds.ask({ ...first, reason: "mistake" });
      }
      if (name === "treasury.askRefund") {
        deposit = await beginDeposit(world, player.id, { state: "completed" });
      }
      await unaudited.forget();
      await writes.forget();
      const target = {
        url,
        headers,
        known: knownTo(name, laid),
        example: (number: number) => exampleOf(name, laid, number),
        file: onePixel,
      };
      const report = await fuzzEndpoint(endpoint, target, { runs: runsOf(endpoint), seed });
      Object.assign(task.meta, { fuzzed: report });
      expect(report.wrong, `TEST_SEED=${seed}`).toEqual([]);
      // Some reached the other side of the door, or the no of the others would prove little.
      const kept = Object.keys(endpoint.responses).filter((status) => status in report.statuses);
      expect(kept.length > 0).toBe(!needsCode.includes(name));
      expect(report.sent).toBeGreaterThanOrEqual(runsOf(endpoint));
      const changed = await writes.tables();
      const may = [...anyCall, ...mayChange(endpoint)];
      expect(changed.filter((table) => !may.includes(table))).toEqual([]);
      // A read that makes something says so, or a page of another site could ask for it.
      const isRead = endpoint.method === "GET" && endpoint.creates !== true;
      expect(isRead && changed.some((table) => !anyCall.includes(table))).toBe(false);
      // Every write of staff stands in the trail, in its own transaction.
      expect(await unaudited.tables()).toEqual([]);
      // Whatever was changed by somebody stands in the trail.
      const acted = changed.some((table) => !anyCall.includes(table) && !byItself.includes(table));
      expect(changed.includes("oversight.audit")).toBe(acted);
      expect((await world.backoffice.services.oversight.summariseUnhandled()).count).toBe(0);
    },
  );

  test("nobody came to be staff but by the call for it, and no word was kept where it was refused", async () => {
    const { rows } = await world.admin.query(
      "SELECT login FROM oversight.staff WHERE staff_id::text NOT IN (SELECT subject FROM oversight.audit WHERE action = 'staff.created')",
    );
    expect(rows).toEqual([]);
    const body = { login: "nobody-here", password: "not the password" };
    await world.call("POST", "/services/backoffice/v1/sessions", { body });
    const { rows: facts } = await world.admin.query(
      "SELECT DISTINCT action, array(SELECT jsonb_object_keys(facts)) AS facts FROM oversight.audit WHERE action = 'staff.sign-in-failed'",
    );
    expect(facts).toEqual([{ action: "staff.sign-in-failed", facts: ["device"] }]);
  });
});

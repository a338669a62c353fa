import { freshDatabase, type FreshDatabase } from "@croupier/database/testing";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  createContent,
  createOperations,
  isOpen,
  type Content,
  type OperatorAct,
  type Operations,
} from "../src/face.ts";
import { unwrap } from "./editing-world.ts";

const by = { id: "0199f0a0-0000-7000-8000-000000000001", login: "olga" };
const brandCode = "kingfisher";
const now = new Date("2026-11-21T12:00:00Z");
const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
const announce = vi.fn(async () => {});
const acts: OperatorAct[] = [];

let world: FreshDatabase;
let content: Content;
let operations: Operations;
beforeAll(async () => {
  world = await freshDatabase();
  content = createContent(world);
  await content.sowBrands();
  operations = createOperations({
    ...world,
    clock: () => now,
    announce,
    record: async (_tx, act) => void acts.push(act),
  });
});
afterAll(() => world.drop());
beforeEach(() => announce.mockClear());

async function settingsNow() {
  const found = await operations.findBrand(brandCode);
  if (found === undefined) throw new Error("the demo brand is missing");
  return found;
}

const publicNow = async (language = "en") => content.readSiteConfiguration({ brandCode, language });

test("a change of the configuration is what the site reads, is announced, and leaves its trace", async () => {
  const { settings, revision } = await settingsNow();
  const change = {
    ...settings,
    isCashierWithdrawalEnabled: false,
    refSiteToken: { "reviews.example": { name: "Reviews", token: "REV-1" } },
  };
  const changed = unwrap(
    await operations.changeSettings({ brandCode, basedOn: revision, settings: change, by }),
  );
  expect(changed.revision).toBe(revision + 1);
  expect(changed).toMatchObject({ changedBy: "olga", changedAt: now });
  expect(await publicNow()).toMatchObject({
    isCashierWithdrawalEnabled: false,
    refSiteToken: { "reviews.example": { name: "Reviews", token: "REV-1" } },
    bucket: "default",
  });
  expect(announce).toHaveBeenCalledTimes(1);
  expect(acts.at(-1)).toMatchObject({
    action: "operations.configured",
    subject: brandCode,
    before: { isCashierWithdrawalEnabled: true },
    after: { isCashierWithdrawalEnabled: false },
  });
});

test("who looked at an older state changes nothing", async () => {
  const { settings, revision } = await settingsNow();
  const late = { brandCode, basedOn: revision - 1, settings: { ...settings, brandName: "X" }, by };
  expect(await operations.changeSettings(late)).toEqual({
    ok: false,
    refusal: { code: "changed_meanwhile" },
  });
  expect((await settingsNow()).settings.brandName).toBe(settings.brandName);
});

test("a default outside of what the brand offers is refused", async () => {
  const { settings, revision } = await settingsNow();
  const ask = (change: object) =>
    operations.changeSettings({
      brandCode,
      basedOn: revision,
      settings: { ...settings, ...change },
      by,
    });
  expect(await ask({ languageDefault: "fr" })).toMatchObject({
    refusal: { code: "language_not_offered" },
  });
  expect(await ask({ defaultCurrency: "ETH" })).toMatchObject({
    refusal: { code: "currency_not_offered" },
  });
});

test("[S3.28] a switch closes a product, the cashier flag says so, and its reason is told", async () => {
  const reason = { en: "Our payment partner rests.", de: "Unser Partner ruht." };
  const close = { brandCode, product: "deposits", open: false, by } as const;
  expect(await operations.setSwitch({ ...close, reason: { de: "Ohne Grund" } })).toMatchObject({
    refusal: { code: "reason_missing" },
  });
  unwrap(await operations.setSwitch({ ...close, reason }));
  expect(await publicNow("de")).toMatchObject({
    isCashierDepositEnabled: false,
    closed: [{ product: "deposits", reason: "Unser Partner ruht." }],
  });
  // What is stored is what the operator wished; it holds again when the switch is back.
  expect((await settingsNow()).settings.isCashierDepositEnabled).toBe(true);
  const standing = (await content.readStandings(now)).get(brandCode);
  expect(standing && [isOpen(standing, "deposits"), isOpen(standing, "play")]).toEqual([
    false,
    true,
  ]);
  unwrap(await operations.setSwitch({ ...close, open: true, reason: {} }));
  expect(await publicNow()).toMatchObject({ isCashierDepositEnabled: true, closed: [] });
  expect(acts.slice(-2).map(({ action, subject }) => [action, subject])).toEqual([
    ["operations.closed", "kingfisher/deposits"],
    ["operations.opened", "kingfisher/deposits"],
  ]);
});

test("maintenance is planned, kept apart from another one, and called off", async () => {
  const plan = {
    brandCode,
    announcedAt: at(13),
    startsAt: at(20),
    endsAt: at(21),
    texts: { en: "We move house." },
    by,
  };
  const planned = unwrap(await operations.planMaintenance(plan));
  const refusalOf = async (change: object) => {
    const answer = await operations.planMaintenance({ ...plan, ...change });
    return answer.ok ? "planned" : answer.refusal.code;
  };
  expect(await refusalOf({ endsAt: at(22) })).toBe("maintenance_overlaps");
  expect(await refusalOf({ texts: { de: "Wir ziehen um." } })).toBe("reason_missing");
  expect(await refusalOf({ announcedAt: at(9), startsAt: at(10), endsAt: at(11) })).toBe(
    "maintenance_is_over",
  );
  expect((await content.readStandings(now)).get(brandCode)?.maintenance).toHaveLength(1);
  const cancel = { brandCode, maintenanceId: planned.maintenanceId, by };
  unwrap(await operations.cancelMaintenance(cancel));
  expect((await content.readStandings(now)).get(brandCode)?.maintenance ?? []).toEqual([]);
  expect(await operations.cancelMaintenance(cancel)).toMatchObject({
    refusal: { code: "maintenance_is_over" },
  });
  expect(await refusalOf({ endsAt: at(22) })).toBe("planned");
  const elsewhere = { ...cancel, brandCode: "marlin" };
  expect(await operations.cancelMaintenance(elsewhere)).toMatchObject({
    refusal: { code: "not_found" },
  });
});

test("an act whose trace cannot be written does not happen", async () => {
  const before = await content.readBrandsRevision();
  const unheard = createOperations({
    ...world,
    clock: () => now,
    announce,
    record: () => Promise.reject(new Error("the trail is away")),
  });
  await expect(
    unheard.setSwitch({ brandCode, product: "play", open: false, reason: { en: "No" }, by }),
  ).rejects.toThrow("the trail is away");
  expect(await content.readBrandsRevision()).toBe(before);
  const play = (await operations.listSwitches(brandCode)).find(({ product }) => product === "play");
  expect(play?.open).toBe(true);
});

test("operators of two minds act one after the other", async () => {
  const { settings, revision } = await settingsNow();
  const rivals = await Promise.all(
    ["One", "Two", "Three"].map((brandName) =>
      operations.changeSettings({
        brandCode,
        basedOn: revision,
        settings: { ...settings, brandName },
        by,
      }),
    ),
  );
  expect(rivals.filter(({ ok }) => ok)).toHaveLength(1);
});

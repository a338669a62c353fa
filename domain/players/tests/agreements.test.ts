import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { brand, fromHome, openRoom, registrationOf, type Room } from "./room.ts";

let room: Room;
let playerId: string;
beforeEach(async () => {
  room = await openRoom();
  const registration = registrationOf({ email: "freda@people.example" });
  const joined = await room.players.register({ ...fromHome, brand, registration });
  if (!joined.ok) throw new Error(joined.refusal.code);
  playerId = joined.value.user.id;
});
afterEach(() => room.world.drop());

const newer = { ...brand.agreements, terms: "2027-01" };

describe("a text that changed", () => {
  test("nothing is asked while the texts are those that were agreed to", async () => {
    const { due, consents } = await room.players.agreements.read(playerId, brand.agreements);
    expect(due).toEqual([]);
    expect(consents.map(({ kind, version }) => [kind, version])).toEqual([
      ["marketing", expect.any(String)],
      ["privacy", brand.agreements.privacy],
      ["terms", brand.agreements.terms],
    ]);
  });

  test("is asked about until the player has said yes to just that version", async () => {
    const { agreements } = room.players;
    expect((await agreements.read(playerId, newer)).due).toEqual(["terms"]);
    const old = [{ kind: "terms" as const, version: brand.agreements.terms }];
    expect(await agreements.accept(playerId, old, newer)).toEqual({
      ok: false,
      refusal: { code: "agreement_outdated" },
    });
    expect((await agreements.read(playerId, newer)).due).toEqual(["terms"]);
    room.clock.forward(1_000);
    const shown = [{ kind: "terms" as const, version: "2027-01" }];
    expect(await agreements.accept(playerId, shown, newer)).toMatchObject({ ok: true });
    expect((await agreements.read(playerId, newer)).due).toEqual([]);
  });

  test("a yes said twice, or to what nobody asks, is written once", async () => {
    const again = [
      { kind: "terms" as const, version: "2027-01" },
      { kind: "privacy" as const, version: brand.agreements.privacy },
    ];
    for (let times = 0; times < 2; times += 1) {
      room.clock.forward(1_000);
      expect(await room.players.agreements.accept(playerId, again, newer)).toMatchObject({
        ok: true,
      });
    }
    const { rows } = await room.world.database.pool.query(
      "SELECT kind, version FROM players.consent WHERE player_id = $1 AND kind <> 'marketing' ORDER BY recorded_at, kind",
      [playerId],
    );
    expect(rows).toEqual([
      { kind: "privacy", version: brand.agreements.privacy },
      { kind: "terms", version: brand.agreements.terms },
      { kind: "terms", version: "2027-01" },
    ]);
  });
});

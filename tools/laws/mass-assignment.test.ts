import { everyEndpoint, type Endpoint } from "@croupier/contracts";
import { expect, test } from "vitest";
import { z } from "zod";

/** As much of JSON Schema as says which names a body may have. */
interface Shape {
  readonly type?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Shape>>;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: unknown;
  readonly items?: Shape;
  readonly enum?: unknown;
  readonly const?: unknown;
}

type Place = { readonly path: string; readonly isFree: boolean };

/** Every named place of what a handler is given; free: any name may stand there. */
function placesOf(shape: Shape, path = "", defs = shape.$defs ?? {}): Place[] {
  if (shape.$ref !== undefined) {
    return placesOf(defs[shape.$ref.replace("#/$defs/", "")] ?? {}, path, defs);
  }
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices !== undefined) return choices.flatMap((one) => placesOf(one, path, defs));
  if (shape.type === "array") {
    return [{ path, isFree: false }, ...placesOf(shape.items ?? {}, `${path}[]`, defs)];
  }
  const isAnything = shape.type === undefined && shape.enum === undefined && !("const" in shape);
  const isFree = isAnything || (shape.type === "object" && shape.additionalProperties !== false);
  const inside = Object.entries(shape.properties ?? {});
  return [
    { path, isFree },
    ...inside.flatMap(([name, part]) => placesOf(part, `${path}.${name}`, defs)),
  ];
}

function bodyPlaces({ body }: Endpoint): Place[] {
  if (body === undefined) return [];
  return placesOf(z.toJSONSchema(body, { io: "output", unrepresentable: "any" }) as Shape);
}

const writes = everyEndpoint.filter(({ body }) => body !== undefined);
const find = (calls: readonly Endpoint[], wanted: (place: Place) => boolean) =>
  calls.flatMap((call) => [
    ...new Set(
      bodyPlaces(call)
        .filter(wanted)
        .map(({ path }) => call.name + path),
    ),
  ]);
const ofStaff = ({ access, name }: Endpoint) => access === "staff" || name.startsWith("staff.");

test("the law sees every call with a body", () => {
  expect(writes.length).toBeGreaterThanOrEqual(65);
  expect(find(writes, ({ path }) => path === ".dateOfBirth")).toContain(
    "identity.register.dateOfBirth",
  );
});

/** What the rules of a game read: they take the fields they know, and keep nothing else of it. */
const readByRules = ["play.act.action", "play.openRound.choice"];

test("what a player's call does not name is dropped before anybody reads it", () => {
  const free = find(
    writes.filter((call) => !ofStaff(call)),
    ({ isFree }) => isFree,
  );
  expect(free.toSorted(), "name every field of the body: z.object drops the others").toEqual(
    readByRules,
  );
});

/** Names chosen by staff, each with values of one kind: languages, hosts, parts; and content itself. */
const freeForStaff = [
  "operations.changeSiteConfiguration.settings.agreements.terms.news",
  "operations.changeSiteConfiguration.settings.agreements.privacy.news",
  "operations.changeSiteConfiguration.settings.affiliates.payoutText",
  "operations.changeSiteConfiguration.settings.refSiteToken",
  "operations.setSwitch.reason",
  "operations.planMaintenance.texts",
  "desk.createEntry.parts",
  "desk.saveDraft.data",
  "desk.publish.parts",
  "desk.schedule.parts",
  "desk.askReview.parts",
  "desk.changeMedia.alt",
  "desk.saveTemplate.blocks[].props",
  "desk.saveTemplate.blocks[].props.gates.geoTargetingFilter.notIn.countrySubdivision",
  "desk.importBucket",
  "desk.resolveBlocks.blocks[].props",
  "desk.resolveBlocks.blocks[].props.gates.geoTargetingFilter.notIn.countrySubdivision",
  "desk.previewLink.parts",
];

test("where staff may choose names is listed", () => {
  const free = find(writes.filter(ofStaff), ({ isFree }) => isFree);
  expect(free.sort(), "name the fields, or list the place here").toEqual([...freeForStaff].sort());
});

/** What nobody says of themselves: how it stands with an account, whose it is, since when. */
const privileged =
  /\.(roles?|status|balances?|kyc|verified|(is)?admin|blocked|excluded|disabled|brand|player(Id)?|staff(Id)?|owner|\w+(Confirmed|Validated|Verified)|(created|changed|joined|confirmed)At)$/i;

/** Each of these calls is for nothing else, and has its roles. */
const saidByStaff = [
  "desk.askStaffChange.change.roles",
  "desk.setStaffRoles.roles",
  "desk.disableStaff.disabled",
  "desk.setPlayerStatus.status",
  // What shall be in the list that is taken along.
  "desk.exportPlayers.brand",
  "desk.exportPlayers.status",
  "treasury.takeTable.player",
];

test("F18: no call of a player takes a role, a status, a balance, or whose it is", () => {
  expect(privileged.test(".emailConfirmed")).toBe(true);
  const said = find(writes, ({ path }) => privileged.test(path));
  expect(said.sort()).toEqual([...saidByStaff].sort());
});

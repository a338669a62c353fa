import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { dateOfBirth, email, id, instant, line, pathId, text } from "../fields.ts";
import { staffRoles } from "../staff-roles.ts";
import { deskAddresses } from "./desk-addresses.ts";
import { administrators, deskRead, deskWrite } from "./desk-words.ts";

const roles = z
  .array(z.enum(staffRoles))
  .max(staffRoles.length)
  .overwrite((given) => staffRoles.filter((role) => given.includes(role)));

const listedStaff = z
  .object({
    id,
    login: z.string(),
    name: z.string(),
    roles: z.array(z.enum(staffRoles)),
    disabled: z.boolean(),
    /** Whether a code of their own device is asked for when they sign in. */
    secondFactor: z.boolean(),
    /** Whether it is known who stands behind the login: staff may not be players. */
    known: z.boolean(),
    createdAt: instant,
    /** Until when their one-time sign-in is good; null: they have a password. */
    oneTimeUntil: instant.nullable(),
    /** From when on they may move money, where that is still to come. */
    moneyFrom: instant.nullable(),
  })
  .meta({ id: "ListedStaff" });

/** Nobody whose address, or whose name and birthday, these are can be a player. */
const person = {
  name: text({ max: 120 }).regex(/\p{L}/u, "has no letter"),
  email,
  dateOfBirth,
};

const newLogin = text({ max: 60, min: 2 }).regex(
  /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._@-]*$/u,
  "may hold letters, digits, dot, dash, underscore and @",
);
const reason = text({ max: 500, min: 3, lines: true });

/** What two administrators do together. */
const staffChange = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("create"), login: newLogin, ...person, roles }),
  z.object({ kind: z.literal("roles"), member: id, roles }),
  z.object({ kind: z.literal("password"), member: id }),
  z.object({ kind: z.literal("device"), member: id }),
  z.object({ kind: z.literal("open"), member: id }),
]);

const staffRequest = z
  .object({
    id,
    kind: z.enum(["create", "password", "device", "roles", "open"]),
    /** The id of the login; a new one will have it. */
    member: id,
    login: z.string(),
    name: z.string(),
    /** What they may do afterwards, where that is asked for. */
    roles: z.array(z.enum(staffRoles)).nullable(),
    reason: z.string(),
    askedBy: z.string(),
    askedAt: instant,
    expiresAt: instant,
    /** The one who asks now asked for it: they may take it back, not approve it. */
    own: z.boolean(),
    /** It is about the login of the one who asks now: they may decline it. */
    aboutMe: z.boolean(),
  })
  .meta({ id: "StaffRequest" });

/**
 * Half of a one-time sign-in, told this one time: the first to whoever asks, the second to whoever says yes.
 * Only whoever has both can sign in. Null where nobody is to sign in anew.
 */
const half = z.string().nullable();

const params = z.object({ member: pathId });
const own = { ...deskWrite, rate: "sensitive", beforeSecondFactor: true } as const;
/** Six digits of the device, or one of the codes that were written down. */
const typedCode = line().trim().min(1).max(40);

export const staffCalls = {
  staff: endpoint({
    ...deskAddresses.staff,
    ...deskRead,
    name: "desk.staff",
    summary: "Everybody of staff",
    roles: administrators,
    responses: { 200: z.object({ items: z.array(listedStaff) }) },
    refusals: [],
  }),
  staffRequests: endpoint({
    ...deskAddresses.staffRequests,
    ...deskRead,
    name: "desk.staffRequests",
    summary: "What an administrator asked for and another has to answer, the oldest first",
    roles: administrators,
    responses: { 200: z.object({ items: z.array(staffRequest) }) },
    refusals: [],
  }),
  askStaffChange: endpoint({
    ...deskAddresses.askStaffChange,
    ...deskWrite,
    name: "desk.askStaffChange",
    summary:
      "Ask for a login, a new password or device, roles, or that one opens again; a colleague has to say yes",
    rate: "sensitive",
    roles: administrators,
    body: z.object({ change: staffChange, reason }),
    responses: { 201: staffRequest.extend({ half }) },
    refusals: [
      "not_found",
      "login_taken",
      "staff_is_a_player",
      "own_login",
      "roles_apart",
      "staff_request_waits",
    ],
  }),
  answerStaffRequest: endpoint({
    ...deskAddresses.answerStaffRequest,
    ...deskWrite,
    name: "desk.answerStaffRequest",
    summary: "Say yes or no to what a colleague asked; the own one can only be taken back",
    rate: "sensitive",
    roles: administrators,
    params: z.object({ change: pathId }),
    body: z.object({ answer: z.enum(["approved", "declined"]) }),
    responses: { 200: z.object({ half }) },
    refusals: [
      "not_found",
      "already_answered",
      "own_request",
      "own_login",
      "login_taken",
      "staff_is_a_player",
      "staff_request_outdated",
    ],
  }),
  describeStaff: endpoint({
    ...deskAddresses.describeStaff,
    ...deskWrite,
    name: "desk.describeStaff",
    summary: "Who stands behind a login, so that they cannot be a player",
    rate: "sensitive",
    roles: administrators,
    params,
    body: z.object(person),
    responses: { 204: null },
    refusals: ["not_found", "staff_is_a_player"],
  }),
  setStaffRoles: endpoint({
    ...deskAddresses.setStaffRoles,
    ...deskWrite,
    name: "desk.setStaffRoles",
    summary: "What a member of staff may do from now on; what moves money or makes staff takes two",
    rate: "sensitive",
    roles: administrators,
    params,
    body: z.object({ roles }),
    responses: { 204: null },
    refusals: ["not_found", "last_administrator", "roles_apart", "takes_two_administrators"],
  }),
  disableStaff: endpoint({
    ...deskAddresses.disableStaff,
    ...deskWrite,
    name: "desk.disableStaff",
    summary: "Close a login; its sessions end at once. To open it again takes two",
    rate: "sensitive",
    roles: administrators,
    params,
    body: z.object({ disabled: z.boolean() }),
    responses: { 204: null },
    refusals: ["not_found", "last_administrator", "takes_two_administrators"],
  }),
  enrolTotp: endpoint({
    ...deskAddresses.enrolTotp,
    ...own,
    name: "desk.enrolTotp",
    summary: "Begin to use a device for codes: its secret, told here only",
    responses: {
      201: z.object({
        /** Base32, to be typed. */
        secret: z.string(),
        /** `otpauth://totp/…`, to be drawn as a QR code. */
        address: z.string(),
      }),
    },
    refusals: ["second_factor_in_use"],
  }),
  confirmTotp: endpoint({
    ...deskAddresses.confirmTotp,
    ...own,
    name: "desk.confirmTotp",
    summary:
      "Show that the device counts right; answers codes to write down for the day it is lost",
    body: z.object({ code: typedCode }),
    responses: { 200: z.object({ recoveryCodes: z.array(z.string()) }) },
    refusals: ["not_found", "wrong_code", "too_many_attempts"],
  }),
  disableTotp: endpoint({
    ...deskAddresses.disableTotp,
    ...own,
    name: "desk.disableTotp",
    summary: "Stop using one's device for codes",
    body: z.object({ code: typedCode }),
    responses: { 204: null },
    refusals: ["not_found", "wrong_code", "too_many_attempts"],
  }),
} as const;

export type ListedStaff = z.output<typeof listedStaff>;
export type StaffRequest = z.output<typeof staffRequest>;
export type StaffChange = z.output<typeof staffChange>;

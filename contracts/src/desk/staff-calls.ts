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
  })
  .meta({ id: "ListedStaff" });

/** Nobody whose address, or whose name and birthday, these are can be a player. */
const person = {
  name: text({ max: 120 }).regex(/\p{L}/u, "has no letter"),
  email,
  dateOfBirth,
};

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
  createStaff: endpoint({
    ...deskAddresses.createStaff,
    ...deskWrite,
    name: "desk.createStaff",
    summary: "Make a login of staff; its password is told here, once",
    rate: "sensitive",
    roles: administrators,
    body: z.object({
      login: text({ max: 60, min: 2 }).regex(
        /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._@-]*$/u,
        "may hold letters, digits, dot, dash, underscore and @",
      ),
      ...person,
      roles,
    }),
    responses: { 201: listedStaff.extend({ password: z.string() }) },
    refusals: ["login_taken", "staff_is_a_player"],
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
    summary: "What a member of staff may do from now on",
    rate: "sensitive",
    roles: administrators,
    params,
    body: z.object({ roles }),
    responses: { 204: null },
    refusals: ["not_found", "last_administrator"],
  }),
  disableStaff: endpoint({
    ...deskAddresses.disableStaff,
    ...deskWrite,
    name: "desk.disableStaff",
    summary: "Close a login, or open it again; its sessions end at once",
    rate: "sensitive",
    roles: administrators,
    params,
    body: z.object({ disabled: z.boolean() }),
    responses: { 204: null },
    refusals: ["not_found", "last_administrator"],
  }),
  renewStaffPassword: endpoint({
    ...deskAddresses.renewStaffPassword,
    ...deskWrite,
    name: "desk.renewStaffPassword",
    summary: "Another password for somebody who lost theirs, told here, once; their sessions end",
    rate: "sensitive",
    roles: administrators,
    params,
    responses: { 200: z.object({ password: z.string() }) },
    refusals: ["not_found"],
  }),
  resetStaffTotp: endpoint({
    ...deskAddresses.resetStaffTotp,
    ...deskWrite,
    name: "desk.resetStaffTotp",
    summary: "Forget the device of somebody who lost it; they enrol another",
    rate: "sensitive",
    roles: administrators,
    params,
    responses: { 204: null },
    refusals: ["not_found"],
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

import { z } from "zod";
import { link } from "../content/link.ts";
import { endpoint } from "../endpoint.ts";
import { instant, line } from "../fields.ts";
import { deskAddresses } from "./desk-addresses.ts";
import { author, bucketName, deskRead, deskWrite, paging, publishers } from "./desk-words.ts";

const redirect = z
  .object({ from: z.string(), to: z.string(), writtenAt: instant, writtenBy: author })
  .meta({ id: "Redirect" });

/** A path as it is asked for: no query, no second slash that a browser would read as a host. */
const fromPath = line()
  .max(500)
  .regex(/^\/(?!\/)[^\s?#\\]*$/, "is a path such as /old-page");

export const redirectCalls = {
  redirects: endpoint({
    ...deskAddresses.redirects,
    ...deskRead,
    name: "desk.redirects",
    summary: "Addresses that lead on to another",
    query: z.object({ bucket: bucketName, search: line().max(200).optional(), ...paging }),
    responses: { 200: z.object({ items: z.array(redirect), total: z.number().int() }) },
    refusals: [],
  }),
  addRedirect: endpoint({
    ...deskAddresses.addRedirect,
    ...deskWrite,
    name: "desk.addRedirect",
    summary: "Lead an address on to another, in place of where it led before",
    roles: publishers,
    body: z.object({ bucket: bucketName, from: fromPath, to: link }),
    responses: { 204: null },
    refusals: ["not_found", "redirect_to_itself"],
  }),
  removeRedirect: endpoint({
    ...deskAddresses.removeRedirect,
    ...deskWrite,
    name: "desk.removeRedirect",
    summary: "Lead an address on no longer",
    roles: publishers,
    query: z.object({ bucket: bucketName, from: line().max(500) }),
    responses: { 204: null },
    refusals: ["not_found"],
  }),
} as const;

export type Redirect = z.output<typeof redirect>;

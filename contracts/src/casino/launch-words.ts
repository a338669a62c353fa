import { z } from "zod";
import { currency, language, lines } from "../fields.ts";

export const launchMode = z.enum(["practice", "real"]);

/** Where a page of the site runs. */
export const channelType = z.enum(["WEB", "MOBILE"]);

/** An object, sent as the text of its JSON. What stands in it is between the site and the game. */
const integrationParams = lines()
  .max(4_000)
  .refine(isObjectText, "is not the JSON text of an object");

/** Everything a launch may be asked with, beside its mode. */
export const launchQuery = z.object({
  channelType: channelType.optional(),
  currencyCode: currency.optional(),
  language: language.optional(),
  integrationParams: integrationParams.optional(),
});

export const launchHeaders = z.object({ "x-channel": channelType.optional() });

/** The address that the page frames; it opens the game once, within a minute. */
export const gameAddress = z.object({ url: z.string() });

/** Why a game is not opened for money. */
export const launchRefusals = [
  "not_found",
  "game_closed",
  "not_offered_here",
  "currency_not_offered",
  "account_blocked",
  "account_closed",
  "self_excluded",
  "person_in_review",
  "register_unreachable",
  "on_a_break",
  "document_blocked",
  "agreement_due",
  "play_closed",
  "money_owed",
  "session_limit_reached",
  "reality_check_due",
  "limit_reached",
] as const;

function isObjectText(text: string): boolean {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === "object" && read !== null && !Array.isArray(read);
  } catch {
    return false;
  }
}

export type LaunchMode = z.output<typeof launchMode>;
export type ChannelType = z.output<typeof channelType>;

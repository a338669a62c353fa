import type { JoiningTermsByPlace } from "../services.ts";

/** What the brand offers to who joins, and under which terms. */
export interface Offer {
  readonly currencies: readonly string[];
  readonly defaultCurrency: string;
  readonly countryCode: string;
  /** How many days a referral counts. */
  readonly referralDays: number;
  readonly terms: JoiningTermsByPlace;
}

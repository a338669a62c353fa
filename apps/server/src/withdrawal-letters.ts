import type { WithdrawalRoom } from "@croupier/cashier";
import { findMember, findPerson, spellMoment, type QueueLetter } from "@croupier/players";

/** Letters about money that leaves, to the player in their language, in the transaction of the stage. */
export function createWithdrawalLetters({
  queueLetter,
  brandNameOf,
}: {
  readonly queueLetter: QueueLetter;
  readonly brandNameOf: (brand: string) => Promise<string>;
}): WithdrawalRoom<never>["tellPlayer"] {
  return async (tx, playerId, { facts, until, ...letter }) => {
    const person = await findPerson(tx, playerId);
    // Whoever was forgotten meanwhile has no address any more.
    if (person === undefined) return;
    const { brand, language } = await findMember(tx, playerId);
    await queueLetter(tx, {
      ...letter,
      brand: { code: brand, name: await brandNameOf(brand) },
      to: person.email,
      language,
      facts: { ...facts, firstName: person.firstName, until: spellMoment(until) },
    });
  };
}

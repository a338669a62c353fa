import { NotAsked } from "@croupier/kit/asking";
import { recordFor, type Place } from "@croupier/policy";
import type { ExclusionRegister, FindRegister, RegisteredPerson } from "./exclusion-register.ts";

export type RegistersAsked = {
  /** `missing`: the law of a place wants a register, and none is connected. */
  readonly verdict: "clear" | "listed" | "unreachable" | "missing";
  readonly registers: string;
  readonly reference: string | null;
};

/** Asks every register that the law of one of the places wants asked; undefined: none does. */
export async function askRegisters(
  room: { readonly findRegister: FindRegister; readonly reportError: (error: unknown) => void },
  asked: { readonly person: RegisteredPerson; readonly places: readonly Place[]; now: Date },
): Promise<RegistersAsked | undefined> {
  const wanting = asked.places.filter((place) => recordFor(place, asked.now).rules.registerCheck);
  if (wanting.length === 0) return undefined;
  const found = new Set(wanting.map(room.findRegister));
  const registers = [...found].filter((one) => one !== undefined);
  const answers = await Promise.all(registers.map((one) => ask(one, asked.person)));
  const references = answers.flatMap((answer) => answer?.reference ?? []);
  return {
    verdict: found.has(undefined) ? "missing" : verdictOf(answers.map((answer) => answer?.listed)),
    registers: registers.map(({ name }) => name).join(" ") || "none",
    reference: references.join(" ") || null,
  };

  async function ask(register: ExclusionRegister, person: RegisteredPerson) {
    try {
      return await register.ask(person);
    } catch (error) {
      // What went wrong was told when it did.
      if (!(error instanceof NotAsked)) room.reportError(error);
      return undefined;
    }
  }
}

function verdictOf(listed: readonly (boolean | undefined)[]) {
  if (listed.includes(true)) return "listed";
  return listed.includes(undefined) ? "unreachable" : "clear";
}

import type { Place } from "@croupier/policy";

/** By whom a register knows somebody. */
export type RegisteredPerson = {
  readonly firstName: string;
  readonly lastName: string;
  /** `YYYY-MM-DD` */
  readonly dateOfBirth: string;
  readonly email: string;
  readonly postalCode: string;
  readonly phone: string | null;
};

export type RegisterAnswer = {
  readonly listed: boolean;
  /** What the register calls this answer, to prove that it was asked. */
  readonly reference: string | null;
};

/** A register of people who excluded themselves everywhere. It throws when it cannot be asked. */
export type ExclusionRegister = {
  readonly name: string;
  ask(person: RegisteredPerson): Promise<RegisterAnswer>;
};

/** The register of a place; undefined: the operator has connected none. */
export type FindRegister = (place: Place) => ExclusionRegister | undefined;

/**
 * The built-in one, for demos and tests: it lists whoever's last name is Listed, and cannot be asked
 * about an Unreachable. Production has it only where the operator names it.
 */
export const simulatedRegister: ExclusionRegister = {
  name: "simulator",
  async ask({ lastName }) {
    const name = lastName.trim().toLowerCase();
    if (name === "unreachable") throw new Error("the simulated register does not answer");
    return { listed: name === "listed", reference: null };
  },
};

/** By whom a register knows somebody. */
export type RegisteredPerson = {
  readonly firstName: string;
  readonly lastName: string;
  /** `YYYY-MM-DD` */
  readonly dateOfBirth: string;
  readonly email: string;
  readonly postalCode: string;
};

/** A register of people who excluded themselves everywhere. It throws when it cannot be asked. */
export type ExclusionRegister = {
  readonly name: string;
  isListed(person: RegisteredPerson): Promise<boolean>;
};

/**
 * The built-in one, for demos and tests: it lists whoever's last name is Listed. A production that
 * runs with it says so at its start.
 */
export const simulatedRegister: ExclusionRegister = {
  name: "simulator",
  isListed: async ({ lastName }) => lastName.trim().toLowerCase() === "listed",
};

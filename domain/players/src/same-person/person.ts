/** By what one person is told from another. */
export type Person = {
  readonly firstName: string;
  readonly lastName: string;
  /** `YYYY-MM-DD` */
  readonly dateOfBirth: string;
  readonly email: string;
  readonly phone: string | null;
  readonly countryCode: string;
  readonly postalCode: string;
  readonly addressLine: string;
  /** Hashes of the tokens that browsers keep of us. */
  readonly devices: readonly string[];
};

export type Evidence = "name" | "birthday" | "address" | "phone" | "mailbox" | "device";

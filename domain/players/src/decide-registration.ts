import type { Registration } from "@croupier/contracts";
import { expectedPostalCode } from "@croupier/contracts/postal-codes";
import { ok, refuse, type Result } from "@croupier/kit/result";
import { decideJoining, type Place, type Policy } from "@croupier/policy";
import type { AgreementVersions } from "./agreements/decide-due.ts";
import { decidePassword } from "./decide-password.ts";
import { decidePhone } from "./phone/decide-phone.ts";
import type { RegistrationRefusal } from "./refusals.ts";

/** What of a brand the decision looks at. */
export type BrandOffer = {
  readonly code: string;
  readonly name: string;
  readonly languages: readonly string[];
  readonly currencies: readonly string[];
  /** The versions of the texts that who joins agrees to. */
  readonly agreements: AgreementVersions;
  /** An operator can close joining; whoever has joined is not touched by it. */
  readonly registrationIsOpen: boolean;
};

export type RegistrationFacts = {
  readonly registration: Registration;
  readonly brand: BrandOffer;
  readonly present: Place;
  readonly now: Date;
  readonly commonPasswords: ReadonlySet<string>;
};

export type DecidedRegistration = {
  readonly policy: Policy;
  /** As it is kept: a phone number is the same whichever way it was typed. */
  readonly registration: Registration;
};

/** Everything that can be said about a registration without knowing any other player. */
export function decideRegistration(
  facts: RegistrationFacts,
): Result<DecidedRegistration, RegistrationRefusal> {
  const { registration, brand } = facts;
  const { consents, language, currency, address } = registration;
  if (!brand.registrationIsOpen) return refuse({ code: "registration_closed" });
  if (!consents.terms || !consents.privacy) return refuse({ code: "consent_required" });
  if (!brand.languages.includes(language)) return refuse({ code: "language_not_offered" });
  if (!brand.currencies.includes(currency)) return refuse({ code: "currency_not_offered" });

  const joining = decideJoining({
    dateOfBirth: registration.dateOfBirth,
    residence: {
      countryCode: address.countryCode,
      subdivision: address.subdivision ?? undefined,
    },
    present: facts.present,
    now: facts.now,
  });
  if (!joining.ok) return joining;
  const phone = registration.phone === undefined ? ok() : decidePhone(registration.phone);
  if (!phone.ok) return phone;
  if (expectedPostalCode(address.countryCode, address.postalCode) !== undefined) {
    return refuse({ code: "postal_code_invalid" });
  }

  const password = decidePassword({
    password: registration.password,
    common: facts.commonPasswords,
    personalWords: personalWordsOf(registration, brand),
  });
  if (!password.ok) return password;
  const kept = phone.value === undefined ? {} : { phone: phone.value };
  return ok({ policy: joining.value, registration: { ...registration, ...kept } });
}

function personalWordsOf(registration: Registration, brand: BrandOffer): string[] {
  const { email, firstName, lastName, nickname } = registration;
  const [mailbox = ""] = email.split("@");
  return [
    email,
    mailbox,
    firstName,
    lastName,
    firstName + lastName,
    brand.name,
    brand.code,
    ...(nickname === undefined ? [] : [nickname]),
  ];
}

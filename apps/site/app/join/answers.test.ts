import { describe, expect, it } from "vitest";

import { checkField, isStepDone, reachableStep, toRegistration, type Answers } from "./answers.ts";

const today = new Date("2026-11-21T12:00:00Z");

const complete: Answers = {
  email: " mara@visby.example ",
  password: "slow river at dusk",
  nickname: "",
  firstName: "Mara",
  lastName: "Lindqvist",
  dateOfBirth: "1991-04-17",
  country: "CW",
  subdivision: "",
  line1: "Strandgatan 14",
  postalCode: "0000",
  city: "Willemstad",
  currency: "EUR",
  terms: true,
  privacy: true,
  marketing: false,
};

describe("the answers of the join funnel", () => {
  it.each([
    ["email", "mara@visby", "field.email.error"],
    ["email", "mara visby@example.com", "field.email.error"],
    ["password", "nine char", "field.password.error"],
    ["password", "ten  chars", undefined],
    ["nickname", "_heron", "field.nickname.error"],
    ["nickname", "håkan.7", undefined],
    ["firstName", "  ", "field.firstName.error"],
    ["dateOfBirth", "1991-02-30", "field.dateOfBirth.error"],
    ["dateOfBirth", "1991-4-17", "field.dateOfBirth.error"],
    ["dateOfBirth", "0091-04-17", "field.dateOfBirth.error"],
    ["dateOfBirth", "2008-11-22", "field.dateOfBirth.young"],
    ["dateOfBirth", "2008-11-21", undefined],
  ] as const)("%s %j is answered with %s", (field, value, expected) => {
    expect(checkField(field, { ...complete, [field]: value }, today)).toBe(expected);
  });

  it("ask for a state or province only where rules differ inside the country", () => {
    const inNewJersey = { ...complete, country: "US", subdivision: "nj" };
    expect(checkField("subdivision", inNewJersey, today)).toBeUndefined();
    expect(checkField("subdivision", { ...inNewJersey, subdivision: "" }, today)).toBe(
      "field.subdivision.error",
    );
    expect(checkField("subdivision", complete, today)).toBeUndefined();
    expect(toRegistration(inNewJersey, "en").address.subdivision).toBe("NJ");
    expect(toRegistration(complete, "en").address.subdivision).toBeNull();
  });

  it("may leave out the third consent, and no other", () => {
    expect(isStepDone("agree", complete, today)).toBe(true);
    expect(isStepDone("agree", { ...complete, privacy: false }, today)).toBe(false);
  });

  it("become a registration without blanks around them, the password untouched", () => {
    const registration = toRegistration({ ...complete, password: " spaces count " }, "de");
    expect(registration.email).toBe("mara@visby.example");
    expect(registration.password).toBe(" spaces count ");
    expect(registration).not.toHaveProperty("nickname");
    expect(registration.language).toBe("de");
  });
});

describe("the step that is shown", () => {
  it("is the first one until another is asked for, however much is answered", () => {
    expect(reachableStep(null, complete, today)).toBe("account");
    expect(reachableStep("elsewhere", complete, today)).toBe("account");
  });

  it("is the one asked for when all before it are answered, else the first that is not", () => {
    expect(reachableStep("agree", complete, today)).toBe("agree");
    expect(reachableStep("agree", { ...complete, lastName: "" }, today)).toBe("who");
  });
});

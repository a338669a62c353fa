import { describe, expect, it } from "vitest";

import {
  checkAccount,
  emptyAnswers,
  fieldsOf,
  isStepDone as isDone,
  type Answers,
  type Field,
} from "./answers.ts";
import { checkField as check, limitsToSet, overruledBy, toRegistration } from "./later-answers.ts";
import type { Offer } from "./offer.ts";

const today = new Date("2026-11-21T12:00:00Z");

const terms: Offer["terms"] = {
  elsewhere: { minimumAgeYears: 18, isOffered: true, asksForLimit: false },
  places: {
    "CA:ON": { minimumAgeYears: 19, isOffered: true, asksForLimit: false },
    GB: { minimumAgeYears: 18, isOffered: true, asksForLimit: true },
    KP: { minimumAgeYears: 21, isOffered: false, asksForLimit: false },
  },
};
const surroundings = { today, offer: { terms } };
const checkField = (field: Field, answers: Answers) => check(field, answers, surroundings)?.key;
const isStepDone = (step: Parameters<typeof isDone>[0], answers: Answers) =>
  isDone(step, (field) => check(field, answers, surroundings));

const complete: Answers = {
  ...emptyAnswers({ currencies: ["EUR"], defaultCurrency: "EUR", countryCode: "CW" }),
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
    ["firstName", "R2D2 <b>", "field.name.error"],
    ["firstName", " Añez-O’Neill Jr. ", undefined],
    ["lastName", "!!!", "field.name.error"],
    ["dateOfBirth", "1991-02-30", "field.dateOfBirth.error"],
    ["dateOfBirth", "1991-4-17", "field.dateOfBirth.error"],
    ["dateOfBirth", "0091-04-17", "field.dateOfBirth.error"],
    ["dateOfBirth", "2008-11-22", "field.dateOfBirth.young"],
    ["dateOfBirth", "2008-11-21", undefined],
  ] as const)("%s %j is answered with %s", (field, value, expected) => {
    expect(checkField(field, { ...complete, [field]: value })).toBe(expected);
  });

  it("ask for a state or province only where rules differ inside the country", () => {
    const inNewJersey = { ...complete, country: "US", subdivision: "nj" };
    expect(checkField("subdivision", inNewJersey)).toBeUndefined();
    expect(checkField("subdivision", { ...inNewJersey, subdivision: "" })).toBe(
      "field.subdivision.error",
    );
    expect(checkField("subdivision", complete)).toBeUndefined();
    expect(toRegistration(inNewJersey, "en").address.subdivision).toBe("NJ");
    expect(toRegistration(complete, "en").address.subdivision).toBeNull();
  });

  it("may leave out the third consent, and no other", () => {
    expect(isStepDone("agree", complete)).toBe(true);
    expect(isStepDone("agree", { ...complete, privacy: false })).toBe(false);
  });

  it("become a registration without blanks around them, the password untouched", () => {
    const registration = toRegistration({ ...complete, password: " spaces count " }, "de");
    expect(registration.email).toBe("mara@visby.example");
    expect(registration.password).toBe(" spaces count ");
    expect(registration).not.toHaveProperty("nickname");
    expect(registration.language).toBe("de");
  });
});

describe("what depends on where somebody lives", () => {
  it("is the age: nineteen in Ontario, eighteen elsewhere", () => {
    const born = { ...complete, dateOfBirth: "2008-01-01" };
    expect(checkField("dateOfBirth", born)).toBeUndefined();
    const inOntario = { ...born, country: "CA", subdivision: " on " };
    expect(check("dateOfBirth", inOntario, surroundings)).toEqual({
      key: "field.dateOfBirth.young",
      values: { age: 19 },
    });
  });

  it("is whether they can join at all", () => {
    expect(checkField("country", { ...complete, country: "KP" })).toBe(
      "problem.country_not_offered",
    );
    expect(checkField("country", { ...complete, country: "constructor" })).toBeUndefined();
  });

  it("is whether a limit has to be answered; none is an answer", () => {
    expect(isStepDone("limits", complete)).toBe(true);
    const inBritain = { ...complete, country: "GB" };
    expect(isStepDone("limits", inBritain)).toBe(false);
    expect(isStepDone("limits", { ...inBritain, noLimit: true })).toBe(true);
    expect(isStepDone("limits", { ...inBritain, limitWeek: "50" })).toBe(true);
  });
});

describe("what is typed as it goes", () => {
  it.each<[Partial<Answers>, Field, string | undefined]>([
    [{ password: "Lindqvist1991" }, "password", "problem.password_too_common"],
    [{ password: "password123456" }, "password", "problem.password_too_common"],
    [{ phone: "" }, "phone", undefined],
    [{ phone: "+46 70 123 45 6" }, "phone", "field.phone.missing"],
    [{ phone: "+46 70 123 45 678" }, "phone", "field.phone.tooMany"],
    [{ phone: "070 123" }, "phone", "field.phone.code"],
    [{ limitDay: "12,50" }, "limitDay", undefined],
    [{ limitDay: "0" }, "limitDay", "field.limit.error"],
    [{ limitDay: "many" }, "limitDay", "field.limit.error"],
    [{ limitDay: "many", noLimit: true }, "limitDay", undefined],
  ])("%j: %s is answered with %s", (change, field, expected) => {
    expect(checkField(field, { ...complete, ...change })).toBe(expected);
  });

  it("limits are set by window, and not when none is wanted", () => {
    const limits = { ...complete, limitDay: "12,50", limitMonth: " 200 " };
    expect(limitsToSet(limits)).toEqual([
      { window: "day", value: "12.50" },
      { window: "month", value: "200" },
    ]);
    expect(limitsToSet({ ...limits, noLimit: true })).toEqual([]);
  });

  it.each([
    // 24 hours, 7 days, a month, and by which the first and the second are overruled
    ["500", "100", "", "week", undefined],
    ["500", "", "100,50", "month", undefined],
    ["50", "100", "400", undefined, undefined],
    ["500", "400", "300", "month", "month"],
    ["", "400", "300", undefined, "month"],
    ["500", "many", "", undefined, undefined],
  ])("limits of %s, %s and %s: the lower one counts", (limitDay, limitWeek, limitMonth, ...by) => {
    const limits = { ...complete, limitDay, limitWeek, limitMonth };
    expect([overruledBy("limitDay", limits), overruledBy("limitWeek", limits)]).toEqual(by);
    expect(overruledBy("limitMonth", limits)).toBeUndefined();
    expect(overruledBy("limitDay", { ...limits, noLimit: true })).toBeUndefined();
  });

  it("a postal code looks like those of the country", () => {
    const inUtrecht = { ...complete, country: "NL", postalCode: "1234" };
    expect(check("postalCode", inUtrecht, surroundings)).toEqual({
      key: "field.postalCode.like",
      values: { land: "NL", example: "1012 AB" },
    });
    expect(checkField("postalCode", { ...inUtrecht, postalCode: "1234 ab" })).toBeUndefined();
    expect(checkField("postalCode", { ...inUtrecht, postalCode: " " })).toBe(
      "field.postalCode.error",
    );
  });

  it("the first screen is checked alike before the checks of the others are there", () => {
    const wrong = { ...complete, email: "mara", password: "short", nickname: "_" };
    for (const field of fieldsOf.account) {
      expect(checkAccount(field, wrong)).toBeDefined();
      expect(checkAccount(field, wrong)).toEqual(check(field, wrong, surroundings));
    }
  });

  it("a phone travels along when there is one", () => {
    expect(toRegistration(complete, "en")).not.toHaveProperty("phone");
    expect(toRegistration({ ...complete, phone: " +46 70 123 45 67 " }, "en").phone).toBe(
      "+46 70 123 45 67",
    );
  });
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { birthdaysNear, compareBirthdays } from "./birthdays.ts";
import { decideSamePerson } from "./decide-same-person.ts";
import type { Person } from "./person.ts";

const excluded: Person = {
  firstName: "Katharina",
  lastName: "Müller",
  dateOfBirth: "1990-04-02",
  email: "kat.muller@mail.example",
  phone: "+4915112345678",
  countryCode: "DE",
  postalCode: "10 115",
  addressLine: "Lange Straße 12",
  devices: ["aa"],
};
/** Somebody who shares nothing. */
const stranger: Person = {
  firstName: "Omar",
  lastName: "Haddad",
  dateOfBirth: "1975-11-23",
  email: "omar@other.example",
  phone: "+5999123456",
  countryCode: "CW",
  postalCode: "0000",
  addressLine: "Penstraat 7",
  devices: ["bb"],
};
const { firstName, lastName, dateOfBirth, email, phone, devices } = excluded;
const home = {
  countryCode: "DE",
  postalCode: "10115",
  addressLine: "12, Lange Strasse",
};
const named = { firstName, lastName };
const born = { dateOfBirth };

test.each<[string, Partial<Person>, "same" | "alike" | null]>([
  // The same person, who took another e-mail.
  ["everything but the e-mail", { ...excluded, email: "new@other.example" }, "same"],
  ["name, birthday and address", { ...named, ...born, ...home }, "same"],
  ["name, birthday and phone", { ...named, ...born, phone }, "same"],
  ["name, birthday and browser", { ...named, ...born, devices }, "same"],
  [
    "name, birthday and the mailbox with a tag",
    { ...named, ...born, email: "katmuller+2@mail.example" },
    "same",
  ],
  ["an umlaut written out", { firstName, lastName: "Mueller", ...born, ...home }, "same"],
  ["no umlaut at all", { firstName, lastName: "Muller", ...born, phone }, "same"],
  ["a slip in the name", { firstName: "Katarina", lastName: "Mülller", ...born, phone }, "same"],
  ["a short form", { firstName: "Kat", lastName, ...born, phone }, "same"],
  ["an initial", { firstName: "K.", lastName, ...born, ...home }, "same"],
  ["a middle name more", { firstName: "Katharina Eva", lastName, ...born, phone }, "same"],
  [
    "given and family name the wrong way round",
    { firstName: lastName, lastName: firstName, ...born, phone },
    "same",
  ],
  [
    "letters of another script that look the same",
    { firstName: "Kаthаrinа", lastName, ...born, phone },
    "same",
  ],
  [
    "day and month the wrong way round, at the same address with the same phone",
    { ...named, dateOfBirth: "1990-02-04", ...home, phone },
    "same",
  ],
  [
    "another family name, at the same address with the same phone",
    { firstName, lastName: "Schmidt", ...born, ...home, phone },
    "same",
  ],

  // Somebody has to look.
  ["name and birthday alone", { ...named, ...born }, "alike"],
  [
    "a birthday one digit off, at the same address",
    {
      ...named,
      dateOfBirth: "1991-04-02",
      ...home,
    },
    "alike",
  ],
  [
    "another family name at the same address",
    {
      firstName,
      lastName: "Schmidt",
      ...born,
      ...home,
    },
    "alike",
  ],
  ["a twin, by all we can see", { firstName: "Sabine", lastName, ...born, ...home }, "alike"],
  ["another name and birthday's phone and browser", { ...born, phone, devices }, "alike"],
  ["another birthday, the same name and phone", { ...named, phone }, "alike"],

  // Two people.
  ["nothing in common", {}, null],
  ["the same birthday", { ...born }, null],
  ["the same name", { ...named }, null],
  ["the same household", { ...home, phone, devices }, null],
  [
    "a daughter of the same name at home",
    {
      ...named,
      dateOfBirth: "2007-09-15",
      ...home,
      devices,
    },
    null,
  ],
  [
    "a sister at home",
    {
      firstName: "Sabine",
      lastName,
      dateOfBirth: "1993-07-30",
      ...home,
      devices,
    },
    null,
  ],
  ["a family name and a birthday far away", { firstName: "Sabine", lastName, ...born }, null],
  ["a given name and a birthday far away", { firstName, lastName: "Schmidt", ...born }, null],
  ["a near birthday and the same name far away", { ...named, dateOfBirth: "1990-04-03" }, null],
  [
    "the house next door",
    { firstName, lastName: "Schmidt", ...born, ...home, addressLine: "Lange Straße 14" },
    null,
  ],
  [
    "the same line in another country",
    { firstName, lastName: "Schmidt", ...born, ...home, countryCode: "AT" },
    null,
  ],
  [
    "the same number of another street",
    { firstName, lastName: "Schmidt", ...born, ...home, addressLine: "Kurze Straße 12" },
    null,
  ],
])("%s", (_, change, certainty) => {
  const newcomer = { ...stranger, ...change };
  expect(decideSamePerson(excluded, newcomer)?.certainty ?? null).toBe(certainty);
  expect(decideSamePerson(newcomer, excluded)?.certainty ?? null).toBe(certainty);
});

test("what speaks for it is told, and nothing else", () => {
  expect(decideSamePerson(excluded, { ...stranger, ...named, ...born, phone })?.evidence).toEqual([
    "name",
    "birthday",
    "phone",
  ]);
  expect(email).not.toBe(stranger.email);
});

test("whatever people share, who is taken for one shares a name or a birthday, and it is mutual", () => {
  const pick = <Key extends keyof Person>(key: Key) =>
    fc.constantFrom(excluded[key], stranger[key]) as fc.Arbitrary<Person[Key]>;
  const person = fc.record({
    firstName: pick("firstName"),
    lastName: pick("lastName"),
    dateOfBirth: pick("dateOfBirth"),
    email: pick("email"),
    phone: pick("phone"),
    countryCode: pick("countryCode"),
    postalCode: pick("postalCode"),
    addressLine: pick("addressLine"),
    devices: pick("devices"),
  });
  fc.assert(
    fc.property(person, person, (one, other) => {
      const found = decideSamePerson(one, other);
      expect(decideSamePerson(other, one)).toEqual(found);
      if (found === null) return;
      expect(found.evidence.some((part) => part === "name" || part === "birthday")).toBe(true);
      if (found.certainty === "same") expect(found.evidence).toContain("birthday");
    }),
  );
});

test("every date that is near is looked for, and no other", () => {
  const date = fc
    .date({ min: new Date("1920-01-01"), max: new Date("2010-01-01"), noInvalidDate: true })
    .map((moment) => moment.toISOString().slice(0, 10));
  fc.assert(
    fc.property(date, date, (one, other) => {
      expect(birthdaysNear(one).includes(other)).toBe(compareBirthdays(one, other) !== "other");
    }),
  );
  expect(birthdaysNear("1990-04-02")).toEqual(
    expect.arrayContaining(["1990-04-02", "1990-02-04", "1991-04-02", "1990-04-22"]),
  );
  expect(birthdaysNear("1990-02-28")).not.toContain("1990-02-38");
});

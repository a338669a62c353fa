import { expect, test } from "vitest";
import { isSelfReferral, type PersonFacts } from "./decide-self-referral.ts";

const mara: PersonFacts = {
  email: "mara@visby.example",
  phone: "+46701234567",
  firstName: "Mara",
  lastName: "Lindqvist",
  dateOfBirth: "1991-04-17",
};
const finn: PersonFacts = {
  email: "finn@visby.example",
  phone: "+46707654321",
  firstName: "Finn",
  lastName: "Berg",
  dateOfBirth: "1989-01-02",
};

test.each<[string, Partial<PersonFacts>, boolean]>([
  ["somebody else", {}, false],
  ["the same mailbox", { email: "MARA@visby.example" }, true],
  ["the same mailbox under a tag", { email: "mara+two@visby.example" }, true],
  ["the same name of a mailbox elsewhere", { email: "mara@elsewhere.example" }, false],
  ["the same phone", { phone: mara.phone }, true],
  ["a namesake of another age", { firstName: "Mara", lastName: "Lindqvist" }, false],
  ["somebody born on the same day", { dateOfBirth: mara.dateOfBirth }, false],
  [
    "the same name and day, spelt another way round",
    { firstName: "LINDQVIST ", lastName: "Mára", dateOfBirth: mara.dateOfBirth },
    true,
  ],
])("%s: the same person is %s", (_, change, same) => {
  expect(isSelfReferral(mara, { ...finn, ...change })).toBe(same);
});

test("two people without a phone do not share one", () => {
  const noPhone = { phone: undefined };
  expect(isSelfReferral({ ...mara, ...noPhone }, { ...finn, ...noPhone })).toBe(false);
});

import { expect, test } from "vitest";
import { isHolder } from "./decide-holder.ts";

const alice = { firstName: "Alice Maria", lastName: "Martina" };
const jose = { firstName: "José", lastName: "Muñoz García" };
const kaethe = { firstName: "Käthe", lastName: "Groß" };

test.each([
  [alice, "Alice Martina", true],
  [alice, "MARTINA ALICE", true],
  [alice, "A. Martina", true],
  [alice, "Maria Martina", true],
  [alice, "Alice M. Martina and Bob Smith", true],
  [alice, "Martina", false],
  [alice, "Bob Martina", false],
  [alice, "Alice Smith", false],
  [alice, "", false],
  [jose, "Jose Munoz Garcia", true],
  [jose, "J MUNOZ GARCIA", true],
  [jose, "José Muñoz", false],
  [kaethe, "Kaethe Gross", true],
  [kaethe, "Kathe Gross", true],
  // A family name is no given name, however they begin.
  [{ firstName: "Martin", lastName: "Martin" }, "Martin", false],
  [{ firstName: "Martin", lastName: "Martin" }, "Martin Martin", true],
])("%j and %j at the bank: %s", (player, holder, expected) => {
  expect(isHolder(player, holder)).toBe(expected);
});

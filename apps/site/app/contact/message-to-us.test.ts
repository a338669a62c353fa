import { endpoints } from "@croupier/contracts";
import { expect, it } from "vitest";

import { checkMessage, readAbout, toTicket, type Typed } from "./message-to-us.ts";

const whole: Typed = {
  subject: "payment",
  message: " Where is it?\r\n\r\nI paid on Monday. ",
  reference: "",
  email: " fern@people.example ",
};
const body = endpoints.support.openTicket.body;
const read = (query: string) => readAbout(new URLSearchParams(query));

it("a message that is whole is one the contract takes, with its lines", () => {
  expect(checkMessage(whole)).toEqual({});
  const ticket = toTicket(whole, {}, "de");
  expect(body.parse(ticket)).toEqual(ticket);
  expect(ticket).toEqual({
    subject: "payment",
    message: "Where is it?\n\nI paid on Monday.",
    email: "fern@people.example",
    language: "de",
  });
});

it("a player types no address, and a number that was typed goes along as it is", () => {
  const typed = { ...whole, email: undefined, reference: " bank slip 7 " };
  expect(checkMessage(typed)).toEqual({});
  const ticket = toTicket(typed, {}, "en");
  expect(ticket).not.toHaveProperty("email");
  expect(ticket.reference).toEqual({ kind: "other", id: "bank slip 7" });
  expect(body.parse(ticket)).toEqual(ticket);
});

it.each([
  ["subject", { subject: "" }],
  ["message", { message: " \n " }],
  ["message", { message: "a".repeat(4_001) }],
  ["email", { email: "fern@people" }],
])("%s is named when it is wrong", (field, change) => {
  expect(Object.keys(checkMessage({ ...whole, ...change }))).toEqual([field]);
});

it.each([
  ["round=0199-a", { subject: "game_round", reference: { kind: "round", id: "0199-a" } }],
  ["deposit=0199-a", { subject: "payment", reference: { kind: "deposit", id: "0199-a" } }],
  ["ticket=100042", { reference: { kind: "ticket", id: "100042" } }],
  [
    "withdrawal=0199-a&subject=complaint",
    { subject: "complaint", reference: { kind: "withdrawal", id: "0199-a" } },
  ],
  ["subject=complaint", { subject: "complaint" }],
  ["subject=riches&round=<b>", {}],
  ["other=0199-a", {}],
  ["", {}],
])("?%s is about what it says, and nothing else", (query, about) => {
  expect(read(query)).toEqual(about);
});

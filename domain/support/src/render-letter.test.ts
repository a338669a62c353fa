import { expect, test } from "vitest";
import { letters, type LetterTemplate } from "./letters/catalogue.ts";
import { renderLetter } from "./render-letter.ts";

const letter = {
  template: "welcome" as const,
  language: "en",
  brandName: "Kingfisher",
  facts: { firstName: "Alice" },
};

/** What the words of all letters together ask for. */
const everyFact = {
  code: "482913",
  firstName: "Alice",
  affiliateId: "A1B2C3",
  link: "https://kingfisher.example/?affid=A1B2C3",
  reason: "Your site is not there yet.",
  newEmail: "alice@new.example",
  at: "2026-11-20 12:00 UTC",
  place: "CW",
  device: "Chrome on Android",
  name: "My telephone",
  sender: "kingbird",
  amount: "25.00 EUR",
  arrives: "24.00 EUR",
  until: "21 November 2031",
  credit: "5.00 EUR",
  number: "100042",
  hours: "24",
};
/** Written to an address whose owner nobody has asked for a name. */
const nameless: readonly LetterTemplate[] = ["ticket-received", "ticket-answered"];

test.each([
  ["en", "Welcome to Kingfisher", "Hello Alice,"],
  ["es", "Te damos la bienvenida a Kingfisher", "Hola, Alice:"],
  ["de", "Willkommen bei Kingfisher", "Guten Tag Alice,"],
  ["es-MX", "Te damos la bienvenida a Kingfisher", "Hola, Alice:"],
  ["ja", "Welcome to Kingfisher", "Hello Alice,"],
])("who reads %s is written to accordingly", (language, subject, greeting) => {
  const rendered = renderLetter({ ...letter, language });
  expect(rendered.subject).toBe(subject);
  expect(rendered.text.startsWith(`${greeting}\n\n`)).toBe(true);
  expect(rendered.html).toContain(`<html lang="${rendered.language}">`);
  expect(rendered.html).toContain(`>${greeting}</p>`);
});

test("every letter has its words in every language, and no placeholder is left over", () => {
  for (const template of Object.keys(letters) as LetterTemplate[]) {
    for (const language of ["en", "es", "de"]) {
      const { subject, text, html } = renderLetter({
        ...letter,
        facts: everyFact,
        passage: "Your card was not charged.",
        template,
        language,
      });
      expect(subject + text + html.replace(/style="[^"]*"/g, "")).not.toMatch(/\{\w+\}/);
      if (!nameless.includes(template)) expect(text).toContain("Alice");
      expect(text).toContain("Kingfisher");
    }
  }
});

test.each([
  ["en", "The reason: we need a document from you first."],
  ["es", "El motivo: antes necesitamos un documento tuyo."],
  ["de", "Der Grund: Wir brauchen zuerst ein Dokument von Ihnen."],
])("a reason that comes as a code is said in the words of %s", (language, sentence) => {
  const facts = { ...everyFact, reason: "documents_needed" };
  const template = "withdrawal-rejected";
  expect(renderLetter({ ...letter, template, language, facts }).text).toContain(sentence);
});

test("a name cannot bring markup, another placeholder or a new header", () => {
  const firstName = 'Al <img src=x onerror="a()">\r\nBcc: eve@example.com {brand}';
  const { text, html } = renderLetter({ ...letter, facts: { firstName } });
  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;img src=x onerror=&quot;a()&quot;&gt;");
  expect(text).toContain("Bcc: eve@example.com {brand},");
  expect(text.split("\n")[0]).toMatch(/^Hello Al .* \{brand\},$/);
});

test("a link stands by itself, and whoever reads HTML can follow it", () => {
  const link = "https://kingfisher.example/confirm-email#token";
  const facts = { firstName: "https://evil.example/x", link };
  const { text, html } = renderLetter({ ...letter, template: "confirm-email", facts });
  expect(text).toContain(`\n\n${link}\n\n`);
  expect(html.match(/<a href="[^"]*"/g)).toEqual([`<a href="${link}"`]);
});

test("every link that somebody has to open can be pressed, in every language", () => {
  // What affiliates get is an example to copy, not a door.
  const doors = (Object.keys(letters) as LetterTemplate[]).filter(
    (template) =>
      template !== "affiliate-accepted" && /\{link\}/.test(JSON.stringify(letters[template])),
  );
  expect(doors.length).toBeGreaterThan(3);
  for (const template of doors) {
    for (const language of ["en", "es", "de"]) {
      const { html } = renderLetter({ ...letter, facts: everyFact, template, language });
      expect([template, language, html.includes("<a href=")]).toEqual([template, language, true]);
    }
  }
});

test("what staff wrote keeps its paragraphs and lines, and brings neither markup nor placeholders", () => {
  const passage =
    "Dear {firstName},\r\n\r\nyour <b>deposit</b>\nis back.\n \n\nhttps://kingfisher.example/help/";
  const facts = { firstName: "", number: "100042", link: "https://kingfisher.example/contact" };
  const { text, html } = renderLetter({ ...letter, template: "ticket-answered", facts, passage });
  expect(text).toContain(
    "\n\nDear {firstName},\n\nyour <b>deposit</b>\nis back.\n\nhttps://kingfisher.example/help/\n\n",
  );
  expect(html).toContain("your &lt;b&gt;deposit&lt;/b&gt;<br>is back.</p>");
  expect(html.match(/<a href="[^"]*"/g)).toEqual([
    '<a href="https://kingfisher.example/help/"',
    '<a href="https://kingfisher.example/contact"',
  ]);
});

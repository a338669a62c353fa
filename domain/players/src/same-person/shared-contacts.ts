import type { Evidence, Person } from "./person.ts";
import { isSlip } from "./slip.ts";

type Contact = Extract<Evidence, "address" | "phone" | "mailbox" | "device">;

/** By which ways both can be reached, or come to us. */
export function sharedContacts(one: Person, other: Person): Contact[] {
  const shared: Readonly<Record<Contact, boolean>> = {
    address: isSameAddress(one, other),
    phone: one.phone !== null && digitsOf(one.phone) === digitsOf(other.phone ?? ""),
    mailbox: mailboxOf(one.email) === mailboxOf(other.email),
    device: one.devices.some((device) => other.devices.includes(device)),
  };
  return (Object.keys(shared) as Contact[]).filter((contact) => shared[contact]);
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, "");
}

/** Many providers let their owners write dots and `+tags` at will: all of it is one mailbox. */
export function mailboxOf(email: string): string {
  const [name = "", host = ""] = email.normalize("NFKC").trim().toLowerCase().split("@");
  const own = host === "googlemail.com" ? "gmail.com" : host;
  const [untagged = ""] = name.split("+", 1);
  return `${untagged.replaceAll(".", "")}@${own}`;
}

function isSameAddress(one: Person, other: Person): boolean {
  if (one.countryCode !== other.countryCode) return false;
  if (compact(one.postalCode) !== compact(other.postalCode)) return false;
  const [mine, theirs] = [partsOf(one.addressLine), partsOf(other.addressLine)];
  const sameNumbers = mine.numbers.join() === theirs.numbers.join();
  return sameNumbers && mine.words.some((word) => theirs.words.some((its) => isSlip(word, its)));
}

function compact(text: string): string {
  return text.replace(/[\s-]/g, "").toUpperCase();
}

/** "12 Long Street" and "Long Street 12" are one place; what every street is called says nothing. */
function partsOf(line: string): { numbers: string[]; words: string[] } {
  const plain = line.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const parts = plain.match(/\d+|\p{L}+/gu) ?? [];
  return {
    numbers: parts.filter((part) => /^\d/.test(part)).toSorted(),
    words: parts.filter((part) => /^\p{L}{3,}/u.test(part) && !streetWords.includes(part)),
  };
}

const streetWords: readonly string[] = ["street", "road", "avenue", "calle", "strasse", "straße"];

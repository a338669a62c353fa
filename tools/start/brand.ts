// `npm run brand -- new CODE "NAME" …`: makes a brand, or gives one further host names.
import { hostname, userInfo } from "node:os";
import { parseArgs } from "node:util";
import { createContent, newBrand, type Content } from "@croupier/content";
import { systemClock } from "@croupier/kit/time";
import { createOversight } from "@croupier/oversight";
import { everySetting } from "@croupier/server/shell";
import { answer } from "./answer.ts";
import { PlainSentence } from "./plain-sentence.ts";
import { withHouse } from "./with-house.ts";

const usage = `npm run brand -- new CODE "NAME" [flags]     makes a brand; running servers show it at once
  --host NAME            a host name, such as play.acme.example; the first is where letters lead
  --language CODE        en, es or de; the first is what a visitor reads who asks for none
  --currency CODE        a currency of its wallets; the first is offered first
  --country CODE         where it is at home, such as CW
  --time-zone NAME       the clock of its editors, such as America/Curacao
  --mail-from "N <A>"    who its letters come from; without it CROUPIER_MAIL_FROM
  --sms-from NAME        who its texts come from; without it CROUPIER_SMS_FROM
npm run brand -- add-host CODE NAME …        further host names of a brand
npm run brand -- list                        the brands there are
--host, --language and --currency may be repeated.`;

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        host: { type: "string", multiple: true },
        language: { type: "string", multiple: true },
        currency: { type: "string", multiple: true },
        country: { type: "string" },
        "time-zone": { type: "string" },
        "mail-from": { type: "string" },
        "sms-from": { type: "string" },
      },
    });
  } catch (cause) {
    throw new PlainSentence(`${(cause as Error).message}\n${usage}`);
  }
}

const flagOf: Readonly<Record<string, string>> = {
  brandCode: "CODE",
  name: "NAME",
  hostNames: "--host",
  languages: "--language",
  currencies: "--currency",
  countryCode: "--country",
  timeZone: "--time-zone",
};

function readSender(
  flag: string,
  text: string | undefined,
  { accepts, read }: { accepts: string; read: (text: string) => string | undefined },
): string | undefined {
  if (text === undefined || read(text) !== undefined) return text;
  throw new PlainSentence(`${flag} is "${text}", but must be ${accepts}.`);
}

/** The brand that was asked for, or one sentence for each thing that is wrong with it. */
function readBrand(
  [brandCode, name]: readonly string[],
  flags: ReturnType<typeof parse>["values"],
) {
  const { host, language, currency, country } = flags;
  const asked = newBrand.safeParse({
    brandCode,
    name,
    hostNames: host ?? [],
    languages: language ?? [],
    currencies: currency ?? [],
    countryCode: country,
    timeZone: flags["time-zone"],
    mailFrom: readSender("--mail-from", flags["mail-from"], everySetting.CROUPIER_MAIL_FROM),
    smsFrom: readSender("--sms-from", flags["sms-from"], everySetting.CROUPIER_SMS_FROM),
  });
  if (asked.success) return asked.data;
  const wrong = asked.error.issues.map(
    ({ path: [field = ""], message }) => `${flagOf[String(field)] ?? String(field)}: ${message}`,
  );
  throw new PlainSentence([...new Set(wrong), usage].join("\n"));
}

async function act(content: Content, by: string): Promise<string> {
  const { positionals, values } = parse();
  const [word, brandCode = "", ...rest] = positionals;
  switch (word) {
    case "new": {
      const brand = readBrand([brandCode, ...rest], values);
      const made = await content.makeBrand(brand, by);
      if (!made.ok) throw new PlainSentence(inWords(made.refusal, brandCode));
      return `${brand.name} is ${brandCode}, at ${brand.hostNames.join(", ")}. Its pages are made in the back-office.`;
    }
    case "add-host": {
      const { hostNames } =
        newBrand.pick({ hostNames: true }).safeParse({ hostNames: rest }).data ?? {};
      if (hostNames === undefined) throw new PlainSentence(usage);
      const added = await content.addBrandHosts({ brandCode, hostNames }, by);
      if (!added.ok) throw new PlainSentence(inWords(added.refusal, brandCode));
      return `${brandCode} is at ${hostNames.join(", ")} as well.`;
    }
    case "list": {
      const brands = await content.listBrandHosts();
      if (brands.length === 0) return "There is no brand yet.";
      return brands.map((one) => `${one.brandCode}: ${one.hosts.join(", ")}`).join("\n");
    }
    default:
      throw new PlainSentence(usage);
  }
}

type Refused =
  | { readonly code: "brand_taken" | "not_found" }
  | { readonly code: "host_taken"; readonly hostName: string; readonly brandCode: string };

function inWords(refusal: Refused, brandCode: string): string {
  switch (refusal.code) {
    case "brand_taken":
      return `There is a brand ${brandCode} already: npm run brand -- list.`;
    case "not_found":
      return `There is no brand ${brandCode}: npm run brand -- list.`;
    case "host_taken":
      return `${refusal.hostName} is a name of ${refusal.brandCode} already.`;
  }
}

await answer(() =>
  withHouse("croupier brand", ({ database, keyring }) => {
    const oversight = createOversight({ database, clock: systemClock, keyring });
    const machine = { host: hostname(), user: userInfo().username };
    const content = createContent({
      database,
      record: (tx, { by: _by, ...entry }) =>
        oversight.recordAct(tx, { staffId: null, ...entry, facts: machine }),
    });
    return act(content, machine.user);
  }),
);

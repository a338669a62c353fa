import type { StaffLogin } from "./first-staff.ts";

export type BannerFacts = {
  site: string | undefined;
  backoffice: string | undefined;
  staff: StaffLogin | undefined;
  database: string;
  logs: string | undefined;
  seconds: number;
};

/** What a person needs to know now, and nothing else. */
export function writeBanner(facts: BannerFacts): string {
  const lines: [label: string, text: string][] = [];
  if (facts.site) lines.push(["Site", facts.site]);
  if (facts.backoffice) {
    lines.push(["Back-office", facts.backoffice]);
    lines.push(
      facts.staff
        ? ["  sign in as", `${facts.staff.login}  password ${facts.staff.password}`]
        : ["  sign in", "with the login shown at the first start (npm run reset makes a new one)"],
    );
    lines.push(["Mail and SMS", `${facts.backoffice}/outbox`]);
  }
  lines.push(["Database", facts.database]);
  if (facts.logs) lines.push(["Logs", facts.logs]);
  lines.push(["Stop", "Ctrl-C"]);
  const width = Math.max(...lines.map(([label]) => label.length));
  const table = lines.map(([label, text]) => `  ${label.padEnd(width)}  ${text}`).join("\n");
  return `\nCroupier is ready (${facts.seconds.toFixed(1)} s).\n\n${table}\n\n`;
}

import { isWildcard, shownAs } from "./host.ts";
import type { PlayerLogin } from "./demo-players.ts";
import type { StaffLogin } from "./first-staff.ts";

export type BannerFacts = {
  host: string;
  /** Undefined for a part that does not run. */
  port: number | undefined;
  backofficePort: number | undefined;
  paymentsPort?: number | undefined;
  studioPort?: number | undefined;
  staff: readonly StaffLogin[] | undefined;
  players: readonly PlayerLogin[] | undefined;
  database: string;
  logs: string | undefined;
  /** Where a debugger attaches, part by part. */
  debuggers?: readonly string[] | undefined;
  seconds: number;
};

/** What a person needs to know now, and nothing else. */
export function writeBanner(facts: BannerFacts): string {
  const lines: [label: string, text: string][] = [];
  const origin = `http://${shownAs(facts.host)}`;
  if (facts.port !== undefined) {
    lines.push(["Site", `${origin}:${facts.port}`]);
    lines.push(...tellPlayers(facts.players ?? []));
  }
  if (facts.backofficePort !== undefined) {
    const backoffice = `${origin}:${facts.backofficePort}`;
    lines.push(["Back-office", backoffice]);
    lines.push(["Mail and SMS", `${backoffice}/outbox`]);
  }
  // Told once, whichever part is the first to start.
  if (facts.staff !== undefined || facts.backofficePort !== undefined) {
    lines.push(...tellLogins(facts.staff));
  }
  if (facts.paymentsPort !== undefined) {
    lines.push(["Payments", `${origin}:${facts.paymentsPort} (play money, with test numbers)`]);
  }
  if (facts.studioPort !== undefined) {
    lines.push(["Sample studio", `${origin}:${facts.studioPort} (a game made elsewhere)`]);
  }
  if (isWildcard(facts.host)) {
    lines.push(["Open to", `every network this machine is in (HOST=${facts.host})`]);
  }
  lines.push(["Database", facts.database]);
  if (facts.logs) lines.push(["Logs", facts.logs]);
  if (facts.debuggers) lines.push(["Debuggers", facts.debuggers.join(", ")]);
  lines.push(["Stop", "Ctrl-C"]);
  const width = Math.max(...lines.map(([label]) => label.length));
  const table = lines.map(([label, text]) => `  ${label.padEnd(width)}  ${text}`).join("\n");
  return `\nCroupier is ready (${facts.seconds.toFixed(1)} s).\n\n${table}\n\n`;
}

function tellLogins(staff: BannerFacts["staff"]): [label: string, text: string][] {
  if (staff === undefined) {
    return [["  sign in", "with a login shown at the first start (npm run reset makes new ones)"]];
  }
  const width = Math.max(...staff.map(({ login }) => login.length));
  return staff.map(({ login, password, isOneTime = false }, index) => [
    index === 0 ? "  sign in as" : "  or as",
    `${login.padEnd(width)}  ${isOneTime ? "once, within a week, with" : "password"} ${password}`,
  ]);
}

function tellPlayers(players: readonly PlayerLogin[]): [label: string, text: string][] {
  const widthOf = (key: "login" | "state") => Math.max(...players.map((one) => one[key].length));
  return players.map(({ login, state, password }, index) => [
    index === 0 ? "  play as" : "  or as",
    `${login.padEnd(widthOf("login"))}  ${state.padEnd(widthOf("state"))}  password ${password}`,
  ]);
}

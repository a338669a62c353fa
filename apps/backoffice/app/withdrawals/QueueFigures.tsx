import type { WithdrawalFigures } from "@croupier/contracts";
import { useQuery } from "@tanstack/react-query";
import { use, type ReactNode } from "react";
import { NowContext } from "../parts/Now.tsx";
import { amountInWords } from "../treasury/Amount.tsx";
import { spell, spellSeconds } from "./due-clock.ts";
import { queueFigures } from "./withdrawal-calls.ts";
import styles from "./QueueFigures.module.css";

/** How the queue stands, above it: on a phone the first three. */
export function QueueFigures() {
  const { data } = useQuery(queueFigures);
  const now = use(NowContext);
  return (
    <dl className={styles["Figures"]} aria-label="How the queue stands">
      <Figure name="Waiting" {...waitingOf(data)} />
      <Figure name="Oldest" {...oldestOf(data, now)} />
      <Figure name="Half paid within" {...halfOf(data)} />
      <Figure name="Paid today" {...paidOf(data)} />
      <Figure name="Without a person" {...aloneOf(data)} />
    </dl>
  );
}

type Told = {
  readonly value: string;
  readonly note?: string;
  readonly tone?: "good" | "warn" | "bad";
  readonly title?: string;
};

const unknown: Told = { value: "–" };

function Figure({ name, value, note, tone, title }: Told & { name: string }): ReactNode {
  return (
    <div className={styles["Figures-one"]} title={title}>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b>
        {note !== undefined && <span data-tone={tone}>{note}</span>}
      </dd>
    </div>
  );
}

function waitingOf(figures: WithdrawalFigures | undefined): Told {
  if (figures === undefined) return unknown;
  const { waiting, sinceHour } = figures;
  const value = String(waiting.all);
  if (sinceHour === 0) return { value };
  const sign = sinceHour > 0 ? "+" : "−";
  const note = `${sign}${Math.abs(sinceHour)} in the last hour`;
  return { value, note, tone: sinceHour > 0 ? "warn" : "good" };
}

function oldestOf(figures: WithdrawalFigures | undefined, now: Date): Told {
  if (figures === undefined) return unknown;
  const { oldest } = figures;
  if (oldest === null) return { value: "None", tone: "good" };
  const since = Date.parse(oldest.since);
  const value = spell(Math.max(0, now.getTime() - since));
  if (oldest.dueAt === null) return { value };
  const due = Date.parse(oldest.dueAt);
  const isLate = due < now.getTime();
  const told = { value, note: `of ${spell(due - since)}` };
  return isLate ? { ...told, tone: "bad" } : told;
}

function halfOf(figures: WithdrawalFigures | undefined): Told {
  if (figures === undefined) return unknown;
  const { halfArrivedSeconds: seconds } = figures;
  if (seconds === null) return { value: "–", note: "none in a day" };
  return { value: spellSeconds(seconds), note: "of a day", title: "Of what arrived within a day" };
}

/** The currency of most of them; the others by name, and on hover. */
function paidOf(figures: WithdrawalFigures | undefined): Told {
  if (figures === undefined) return unknown;
  const { count, sums } = figures.today;
  const [first, ...others] = sums;
  if (first === undefined) return { value: "Nothing" };
  const also = others.length === 0 ? "" : `, also ${others.map(({ currency }) => currency).join()}`;
  const title = sums.map(({ amount, currency }) => amountInWords(amount, currency)).join(", ");
  return { value: amountInWords(first.amount, first.currency), note: `${count}${also}`, title };
}

function aloneOf(figures: WithdrawalFigures | undefined): Told {
  if (figures === undefined) return unknown;
  const { count, alone } = figures.today;
  if (count === 0) return { value: "–", note: "none today" };
  const share = Math.round((alone / count) * 1000) / 10;
  return { value: `${share}%`, note: `${alone} of ${count}` };
}

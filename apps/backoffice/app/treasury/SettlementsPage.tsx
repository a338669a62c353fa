import type { SettlementDifference } from "@croupier/contracts";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { Answer } from "../parts/Answer.tsx";
import { Moment } from "../parts/Moment.tsx";
import { Notice } from "../parts/Notice.tsx";
import { Page } from "../parts/Page.tsx";
import rows from "../parts/Rows.module.css";
import { Tag } from "../parts/Tag.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { plainly } from "./money-words.ts";
import { TakeTable } from "./TakeTable.tsx";
import { settlement, settlements } from "./treasury-calls.ts";
import { WideTable } from "./WideTable.tsx";

/** Our days held against those of the providers. Which day is looked at stands in the address. */
export function SettlementsPage() {
  const [search] = useSearchParams();
  const day = search.get("day");
  return day === null ? <Days /> : <OneDay day={day} />;
}

function Days() {
  const query = useQuery(settlements);
  return (
    <Page title="Settlements">
      <Answer query={query} loading={<Waiting rows={6} what="the days" />}>
        {(items) =>
          items.length === 0 ? (
            <Notice icon="book" tone="quiet" title="No day was compared yet">
              Each night the day before is held against what the providers say of it.
            </Notice>
          ) : (
            <ul className={rows["Rows"]} aria-label="Days">
              {items.map(({ provider, book, day, ours, theirs, differences, comparedAt }) => (
                <li key={`${provider} ${book} ${day}`} className={rows["Rows-one"]}>
                  <Link className={rows["Rows-name"] ?? ""} to={`?day=${day}`}>
                    {day}
                  </Link>
                  <span className={rows["Rows-facts"]}>
                    {`${plainly(provider)}, ${books[book]}: ${counted(ours)} here, ${counted(theirs)} there. Compared `}
                    <Moment at={comparedAt} />
                  </span>
                  <span className={rows["Rows-tags"]}>
                    <Agreement differences={differences} />
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Page>
  );
}

function Agreement({ differences }: { differences: number }) {
  if (differences === 0) return <Tag tone="good">Agrees</Tag>;
  return <Tag tone="bad">{differences === 1 ? "1 difference" : `${differences} differences`}</Tag>;
}

function OneDay({ day }: { day: string }) {
  const query = useQuery(settlement(day));
  return (
    <Page
      title={`Settlement of ${day}`}
      actions={<TakeTable wish={{ table: "settlement", day }} />}
    >
      <Answer query={query} loading={<Waiting rows={6} what="the day" />}>
        {({ reports, differences }) => (
          <>
            <ul className={rows["Rows"]} aria-label="Providers">
              {reports.map((report) => (
                <li key={`${report.provider} ${report.book}`} className={rows["Rows-one"]}>
                  <span className={rows["Rows-name"]}>
                    {`${plainly(report.provider)}, ${books[report.book]}`}
                  </span>
                  <span className={rows["Rows-facts"]}>
                    {`${counted(report.ours)} here, ${counted(report.theirs)} there. Compared `}
                    <Moment at={report.comparedAt} />
                  </span>
                  <span className={rows["Rows-tags"]}>
                    <Agreement differences={report.differences} />
                  </span>
                </li>
              ))}
            </ul>
            {differences.length === 0 ? (
              <Notice icon="check" tone="good" title="Both books agree">
                Every payment, payout and refund of the day is in both, with the same amount and the
                same end.
              </Notice>
            ) : (
              <Differences items={differences} />
            )}
          </>
        )}
      </Answer>
    </Page>
  );
}

const counted = (payments: number): string => payments.toLocaleString("en-GB");

const books: Readonly<Record<SettlementDifference["book"], string>> = {
  payments: "payments",
  payouts: "payouts",
  refunds: "refunds",
};

/** As a book tells it: an amount, an outcome, or both. */
const told = (words: string | null): string => words?.replaceAll("_", " ") ?? "Nothing";

const kinds: Readonly<Record<SettlementDifference["kind"], string>> = {
  missing_here: "Missing here",
  missing_there: "Missing there",
  amount: "Another amount",
  state: "Another outcome",
};

const columns = [
  "Which",
  "What differs",
  { whole: "Here" },
  { whole: "There" },
  { words: "What it means" },
];

function Differences({ items }: { items: readonly SettlementDifference[] }) {
  return (
    <WideTable
      name="Differences"
      columns={columns}
      rows={items.map(({ provider, book, reference, kind, ours, theirs, explained }) => ({
        key: `${provider} ${book} ${reference} ${kind}`,
        cells: [
          kind === "missing_here" ? (
            reference
          ) : (
            <Link
              key="which"
              to={`/${book === "payouts" ? "withdrawals" : "deposits"}/${reference}`}
            >
              {reference}
            </Link>
          ),
          `${kinds[kind]}, ${books[book]}`,
          told(ours),
          told(theirs),
          explained,
        ],
      }))}
    />
  );
}

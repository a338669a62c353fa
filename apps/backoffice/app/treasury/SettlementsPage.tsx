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
              {items.map(({ provider, day, ours, theirs, differences, comparedAt }) => (
                <li key={`${provider} ${day}`} className={rows["Rows-one"]}>
                  <Link className={rows["Rows-name"] ?? ""} to={`?day=${day}`}>
                    {day}
                  </Link>
                  <span className={rows["Rows-facts"]}>
                    {`${plainly(provider)}: ${ours} here, ${theirs} there. Compared `}
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
                <li key={report.provider} className={rows["Rows-one"]}>
                  <span className={rows["Rows-name"]}>{plainly(report.provider)}</span>
                  <span className={rows["Rows-facts"]}>
                    {`${report.ours} here, ${report.theirs} there. Compared `}
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
                Every payment of the day is in both, with the same amount and the same outcome.
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

const kinds: Readonly<Record<SettlementDifference["kind"], string>> = {
  missing_here: "Missing here",
  missing_there: "Missing there",
  amount: "Another amount",
  state: "Another outcome",
};

function Differences({ items }: { items: readonly SettlementDifference[] }) {
  return (
    <WideTable name="Differences">
      <thead>
        <tr>
          <th scope="col">Payment</th>
          <th scope="col">What differs</th>
          <th scope="col">Here</th>
          <th scope="col">There</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ provider, reference, kind, ours, theirs }) => (
          <tr key={`${provider} ${reference} ${kind}`}>
            <th scope="row">
              {kind === "missing_here" ? (
                reference
              ) : (
                <Link to={`/deposits/${reference}`}>{reference}</Link>
              )}
            </th>
            <td>{kinds[kind]}</td>
            <td>{ours ?? "Nothing"}</td>
            <td>{theirs ?? "Nothing"}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

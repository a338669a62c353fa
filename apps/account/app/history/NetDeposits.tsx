import { Money, Skeleton, Time } from "@croupier/ui";

import { useNetDeposits } from "../calls/statement-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { FiguresTable } from "../parts/FiguresTable.tsx";
import { Facts, Part } from "../parts/PartPage.tsx";

/** What the player paid in and has not got back, since they joined and month by month. */
export function NetDeposits() {
  const say = useSay();
  const { data, error } = useNetDeposits();
  // The list says the same in single movements: without the sum the page is whole.
  if (error !== null) return null;
  if (data === undefined) {
    return (
      <Part title={say("history.net.title")}>
        <Skeleton shape="block" blockSize="120px" />
      </Part>
    );
  }
  const { currency, total, months } = data;
  const measures = ["deposited", "withdrawn", "net"] as const;
  const money = (amount: string, key: string) => (
    <Money key={key} amount={amount} currency={currency} />
  );
  return (
    <Part title={say("history.net.title")} intro={say("history.net.intro")}>
      <Facts
        facts={[
          [say("history.net.since"), <Time key="since" at={total.from} show="date" />] as const,
          ...measures.map(
            (measure) => [say(`history.net.${measure}`), money(total[measure], measure)] as const,
          ),
        ]}
      />
      <FiguresTable
        title={say("history.net.months")}
        head={[
          say("history.net.month"),
          ...measures.map((measure) => say(`history.net.${measure}`)),
        ]}
        rows={months.map((month) => ({
          key: month.from,
          cells: [
            <Month key="month" at={month.from} />,
            ...measures.map((measure) => money(month[measure], measure)),
          ],
        }))}
      />
    </Part>
  );
}

/** A month of the calendar of the books, which is that of UTC. */
function Month({ at }: { readonly at: string }) {
  return <time dateTime={at}>{at.slice(0, 7)}</time>;
}

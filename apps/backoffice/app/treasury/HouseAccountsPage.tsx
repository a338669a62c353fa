import { useQuery } from "@tanstack/react-query";
import { Answer } from "../parts/Answer.tsx";
import { Notice } from "../parts/Notice.tsx";
import { Page } from "../parts/Page.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { Amount, Change } from "./Amount.tsx";
import { plainly } from "./money-words.ts";
import { TakeTable } from "./TakeTable.tsx";
import { houseAccounts } from "./treasury-calls.ts";
import { WideTable } from "./WideTable.tsx";

const columns = [
  "Account",
  "Currency",
  { numbers: "Balance" },
  { numbers: "Today" },
  { numbers: "Movements" },
];

/** What the house itself has: below zero is what it gave. The day is that of UTC. */
export function HouseAccountsPage() {
  const query = useQuery(houseAccounts);
  return (
    <Page title="House accounts" actions={<TakeTable wish={{ table: "house-accounts" }} />}>
      <Answer query={query} loading={<Waiting rows={8} what="the house accounts" />}>
        {({ items }) =>
          items.length === 0 ? (
            <Notice icon="book" tone="quiet" title="No money has moved yet">
              An account of the house opens with the first money that goes through it.
            </Notice>
          ) : (
            <WideTable
              name="House accounts by currency"
              columns={columns}
              rows={items.map((item) => ({
                key: `${item.account} ${item.currency}`,
                cells: [
                  plainly(item.account),
                  item.currency,
                  <Amount key="balance" of={item.balance} />,
                  <Change key="today" of={item.today} />,
                  item.entries.toLocaleString("en-GB"),
                ],
              }))}
            />
          )
        }
      </Answer>
    </Page>
  );
}

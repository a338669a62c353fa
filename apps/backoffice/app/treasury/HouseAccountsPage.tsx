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
            <WideTable name="House accounts by currency">
              <thead>
                <tr>
                  <th scope="col">Account</th>
                  <th scope="col">Currency</th>
                  <th scope="col" data-number>
                    Balance
                  </th>
                  <th scope="col" data-number>
                    Today
                  </th>
                  <th scope="col" data-number>
                    Movements
                  </th>
                </tr>
              </thead>
              <tbody>
                {items.map((item) => (
                  <tr key={`${item.account} ${item.currency}`}>
                    <th scope="row">{plainly(item.account)}</th>
                    <td>{item.currency}</td>
                    <td data-number>
                      <Amount of={item.balance} />
                    </td>
                    <td data-number>
                      <Change of={item.today} />
                    </td>
                    <td data-number>{item.entries.toLocaleString("en-GB")}</td>
                  </tr>
                ))}
              </tbody>
            </WideTable>
          )
        }
      </Answer>
    </Page>
  );
}

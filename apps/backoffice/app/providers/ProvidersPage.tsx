import { useQuery } from "@tanstack/react-query";
import { Answer } from "../parts/Answer.tsx";
import { Notice } from "../parts/Notice.tsx";
import { Page } from "../parts/Page.tsx";
import rows from "../parts/Rows.module.css";
import { Waiting } from "../parts/Waiting.tsx";
import { providers } from "./provider-calls.ts";
import { ProviderRow } from "./ProviderRow.tsx";

export function ProvidersPage() {
  const query = useQuery(providers);
  return (
    <Page title="Providers">
      <Answer query={query} loading={<Waiting rows={5} what="the providers" />}>
        {({ items, rule }) =>
          items.length === 0 ? (
            <Notice icon="screen" tone="quiet" title="No provider is connected yet">
              Makers of games are connected on a machine of the house, with their keys.
            </Notice>
          ) : (
            <>
              <p className={rows["Rows-above"]}>
                There is trouble when {rule.percent} % of the calls of the last {rule.minutes}{" "}
                minutes, and no fewer than {rule.callsMin}, are refused for a fault of one of the
                two machines, or answered later than {rule.lateMs / 1000} seconds.
              </p>
              <ul className={rows["Rows"]} aria-label="Makers of games">
                {items.map((provider) => (
                  <ProviderRow key={provider.code} provider={provider} rule={rule} />
                ))}
              </ul>
            </>
          )
        }
      </Answer>
    </Page>
  );
}

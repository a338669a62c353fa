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
        {(items) =>
          items.length === 0 ? (
            <Notice icon="screen" tone="quiet" title="No provider is connected yet">
              Makers of games are connected on a machine of the house, with their keys.
            </Notice>
          ) : (
            <ul className={rows["Rows"]} aria-label="Makers of games">
              {items.map((provider) => (
                <ProviderRow key={provider.code} provider={provider} />
              ))}
            </ul>
          )
        }
      </Answer>
    </Page>
  );
}

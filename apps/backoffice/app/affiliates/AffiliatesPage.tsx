import type { ListedAffiliate } from "@croupier/contracts";
import { SegmentedControl } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Answer } from "../parts/Answer.tsx";
import { Notice } from "../parts/Notice.tsx";
import { Page } from "../parts/Page.tsx";
import rows from "../parts/Rows.module.css";
import { Waiting } from "../parts/Waiting.tsx";
import { affiliates } from "./affiliate-calls.ts";
import { ApplicationCard } from "./ApplicationCard.tsx";

type Status = ListedAffiliate["status"];

const states: { value: Status; label: string; nothing: string }[] = [
  { value: "waiting", label: "Waiting", nothing: "Nobody waits for an answer" },
  { value: "accepted", label: "Accepted", nothing: "Nobody was accepted yet" },
  { value: "refused", label: "Refused", nothing: "Nobody was refused yet" },
];

export function AffiliatesPage() {
  const [status, setStatus] = useState<Status>("waiting");
  const query = useQuery(affiliates(status));
  const shown = states.find(({ value }) => value === status);
  return (
    <Page
      title="Affiliates"
      actions={
        <SegmentedControl
          aria-label="Which applications"
          data={states.map(({ value, label }) => ({ value, label }))}
          value={status}
          onChange={setStatus}
        />
      }
    >
      <Answer query={query} loading={<Waiting rows={5} what="the applications" />}>
        {(items) =>
          items.length === 0 ? (
            <Notice icon="link" tone="quiet" title={shown?.nothing ?? ""}>
              Sites apply on the page for affiliates of a brand.
            </Notice>
          ) : (
            <ul className={rows["Rows"]} aria-label={`Applications, ${status}`}>
              {items.map((application) => (
                <ApplicationCard key={application.id} application={application} />
              ))}
            </ul>
          )
        }
      </Answer>
    </Page>
  );
}

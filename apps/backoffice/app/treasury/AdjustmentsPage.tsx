import type { StaffAdjustment } from "@croupier/contracts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { Answer } from "../parts/Answer.tsx";
import { ChipLinks } from "../parts/ChipLinks.tsx";
import { Notice } from "../parts/Notice.tsx";
import { OlderRows } from "../parts/OlderRows.tsx";
import { Page } from "../parts/Page.tsx";
import rows from "../parts/Rows.module.css";
import { Waiting } from "../parts/Waiting.tsx";
import { amountInWords } from "./Amount.tsx";
import { AnswerOf, AskedRow } from "./AskedRow.tsx";
import { askedStates, reasonWords } from "./money-words.ts";
import { adjustments, adjustmentsKey, answerAdjustment } from "./treasury-calls.ts";

const parts = ["waiting", "approved", "declined", "withdrawn"] as const;

/** Money put right by hand: whoever asked may take it back, somebody else says yes. */
export function AdjustmentsPage() {
  const [search] = useSearchParams();
  const state = parts.find((one) => one === search.get("state")) ?? "waiting";
  const query = useInfiniteQuery(adjustments({ state }));
  return (
    <Page title="Adjustments">
      <ChipLinks
        label="Adjustments by state"
        links={parts.map((part) => ({
          label: askedStates[part].word,
          to: { search: part === "waiting" ? "" : `?state=${part}` },
          shown: part === state,
        }))}
      />
      <Answer query={query} loading={<Waiting rows={4} what="the adjustments" />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          return items.length === 0 ? (
            <Notice icon="check" tone={state === "waiting" ? "good" : "quiet"} title="Nothing here">
              An adjustment is asked for on the page of its player, and waits here for a colleague.
            </Notice>
          ) : (
            <ul className={rows["Rows"]} aria-label="Adjustments">
              {items.map((item) => (
                <Row key={item.id} item={item} />
              ))}
            </ul>
          );
        }}
      </Answer>
      <OlderRows of={query} what="adjustments" />
    </Page>
  );
}

function Row({ item }: { item: StaffAdjustment }) {
  const { id, playerId, direction, amount, currency, reason, firstName, lastName } = item;
  const sum = amountInWords(amount, currency);
  const name = `${firstName} ${lastName}`;
  const way = direction === "credit" ? "to the player" : "from the player";
  return (
    <AskedRow
      of={item}
      to={`/players/${playerId}`}
      name={name}
      what={`${sum} ${way}, ${reasonWords[reason].toLowerCase()}`}
      about={`Adjustment of ${sum}, ${name}`}
      answer={(verdict) => answerAdjustment(id, verdict)}
      changes={adjustmentsKey}
      stands={<Standing id={id} player={playerId} />}
    />
  );
}

/** What became of one, as it is now. */
function Standing({ id, player }: { id: string; player: string }) {
  const { data, isFetchedAfterMount, isSuccess } = useInfiniteQuery(adjustments({ player }));
  const asked = data?.pages.flatMap(({ items }) => items).find((one) => one.id === id);
  return isFetchedAfterMount && isSuccess && asked !== undefined && <AnswerOf asked={asked} />;
}

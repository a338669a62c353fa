import type { StaffAdjustment } from "@croupier/contracts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { Answer } from "../parts/Answer.tsx";
import { ChipLinks } from "../parts/ChipLinks.tsx";
import { Moment } from "../parts/Moment.tsx";
import { Notice } from "../parts/Notice.tsx";
import { OlderRows } from "../parts/OlderRows.tsx";
import { Page } from "../parts/Page.tsx";
import rows from "../parts/Rows.module.css";
import { Tag } from "../parts/Tag.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { amountInWords } from "./Amount.tsx";
import { AnswerColleague } from "./AnswerColleague.tsx";
import { adjustmentStates, reasonWords } from "./money-words.ts";
import { adjustments, adjustmentsKey, answerAdjustment } from "./treasury-calls.ts";
import styles from "./Treasury.module.css";

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
          label: adjustmentStates[part].word,
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
  const { playerId, direction, amount, currency, reason, words, state } = item;
  const { word, tone } = adjustmentStates[state];
  const sum = amountInWords(amount, currency);
  return (
    <li className={rows["Rows-one"]}>
      <Link className={rows["Rows-name"] ?? ""} to={`/players/${playerId}`}>
        {item.firstName} {item.lastName}
      </Link>
      <span>
        {direction === "credit" ? `${sum} to the player` : `${sum} from the player`}
        {`, ${reasonWords[reason].toLowerCase()}`}
      </span>
      <p className={styles["Treasury-words"]}>{words}</p>
      <span className={rows["Rows-facts"]}>
        {item.askedBy}, <Moment at={item.askedAt} />
        {item.answeredBy !== null && item.answeredAt !== null && (
          <>
            {`. ${word}: ${item.answeredBy}, `}
            <Moment at={item.answeredAt} />
          </>
        )}
      </span>
      <span className={rows["Rows-tags"]}>
        <Tag tone={tone}>{word}</Tag>
      </span>
      {state === "waiting" && (
        <AnswerColleague
          own={item.own}
          answer={(verdict) => answerAdjustment(item.id, verdict)}
          changes={adjustmentsKey}
        />
      )}
    </li>
  );
}

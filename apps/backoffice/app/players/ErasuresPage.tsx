import type { WaitingErasure } from "@croupier/contracts";
import { Button, TextInput } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { Answer } from "../parts/Answer.tsx";
import { Moment } from "../parts/Moment.tsx";
import { Notice } from "../parts/Notice.tsx";
import { Page } from "../parts/Page.tsx";
import rows from "../parts/Rows.module.css";
import { Tag } from "../parts/Tag.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { grantErasure, waitingErasures } from "./player-calls.ts";
import { ReasonDialog } from "../parts/ReasonDialog.tsx";

const reasonWords: Readonly<Record<WaitingErasure["reasons"][number], string>> = {
  LEGAL_HOLD: "Held by staff for a dispute",
  OPEN_BALANCE: "Money of theirs is here",
  MONEY_UNDER_WAY: "Money of theirs is on its way",
  EXCLUSION: "Excluded from play",
  RETENTION: "Records of money are kept by law",
  STAFF: "A day that staff named",
};

/** Who wants to be forgotten. The answer is never no: at most not yet, and why. */
export function ErasuresPage() {
  const query = useQuery(waitingErasures);
  const [answering, setAnswering] = useState<WaitingErasure>();
  return (
    <Page title="Requests to be forgotten">
      <Answer query={query} loading={<Waiting rows={4} what="the requests" />}>
        {(waiting) =>
          waiting.length === 0 ? (
            <Notice icon="check" tone="good" title="Nothing waits">
              Players ask in their account, under “Your data”. We answer within a month.
            </Notice>
          ) : (
            <ul className={rows["Rows"]} aria-label="Requests">
              {waiting.map((request) => (
                <Request key={request.id} {...request} onAnswer={() => setAnswering(request)} />
              ))}
            </ul>
          )
        }
      </Answer>
      {answering !== undefined && (
        <GrantDialog request={answering} onDone={() => setAnswering(undefined)} />
      )}
    </Page>
  );
}

function Request(request: WaitingErasure & { readonly onAnswer: () => void }) {
  const { state, reasons, until, heldUntil } = request;
  return (
    <li className={rows["Rows-one"]}>
      <Link className={rows["Rows-name"] ?? ""} to={`/players/${request.playerId}`}>
        {request.firstName} {request.lastName}
      </Link>
      <p className={rows["Rows-facts"]}>
        {request.brand}, asked <Moment at={request.askedAt} />
        {heldUntil !== null && (
          <>
            . Answered: not before <Day at={heldUntil} />
          </>
        )}
      </p>
      <div className={rows["Rows-tags"]}>
        {reasons.length === 0 ? (
          <Tag tone="good">Nothing in the way</Tag>
        ) : (
          reasons.map((reason) => (
            <Tag key={reason} tone="warn">
              {reasonWords[reason]}
            </Tag>
          ))
        )}
        {until !== null && (
          <span className={rows["Rows-facts"]}>
            until <Day at={until} />
          </span>
        )}
      </div>
      {state === "REQUESTED" && (
        <Button variant="default" className={rows["Rows-act"] ?? ""} onClick={request.onAnswer}>
          Answer
        </Button>
      )}
    </li>
  );
}

const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Mostly years ahead: how long that is says less than the day. */
function Day({ at }: { at: string }) {
  return <time dateTime={at}>{days.format(new Date(at))}</time>;
}

function GrantDialog({ request, onDone }: { request: WaitingErasure; onDone: () => void }) {
  const queries = useQueryClient();
  const [day, setDay] = useState("");
  const name = `${request.firstName} ${request.lastName}`;
  return (
    <ReasonDialog
      title={`Forget ${name}?`}
      act="Close and forget"
      danger
      onDone={onDone}
      onAct={async (reason) => {
        const holdUntil = day === "" ? null : new Date(`${day}T00:00:00Z`).toISOString();
        await grantErasure({ request: request.id, holdUntil, reason });
        await queries.invalidateQueries({ queryKey: ["players"] });
      }}
    >
      <p>
        The account closes now, and what nobody keeps goes at once. The rest goes by itself as soon
        as nothing is in the way. The player gets a letter. It cannot be taken back.
      </p>
      <TextInput
        mb="md"
        type="date"
        label="Not before"
        description="Only where something outside wants it kept longer."
        value={day}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
    </ReasonDialog>
  );
}

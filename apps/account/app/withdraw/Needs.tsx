import type { WithdrawalNeed, WithdrawalOffer } from "@croupier/contracts";
import { Alert, Button } from "@croupier/ui";
import { useMutation } from "@tanstack/react-query";

import { valueOf } from "../calls/answers.ts";
import { client } from "../calls/client.ts";
import { useSession } from "../calls/safer-play-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { useGo } from "../navigation/Place.context.tsx";
import { explainWithdrawal } from "./explain-withdrawal.ts";
import styles from "./Withdraw.module.css";

type Documents = WithdrawalOffer["documents"];

/** The act that these steps come before: money that leaves, or money that goes to somebody else. */
const texts = {
  withdraw: {
    email_unconfirmed: "withdraw.problem.email",
    document_required: "withdraw.problem.document",
    inReview: "withdraw.problem.inReview",
  },
  send: {
    email_unconfirmed: "transfers.problem.email",
    document_required: "transfers.need.document",
    inReview: "transfers.need.inReview",
  },
} as const;

type Texts = (typeof texts)[keyof typeof texts];

/** In the place of the form, whatever the amount would be: what comes first, and the way to do it. */
export function Needs({
  before,
  needs,
  documents,
}: {
  readonly before: keyof typeof texts;
  readonly needs: readonly WithdrawalNeed[];
  readonly documents: Documents;
}) {
  const said = texts[before];
  return (
    <div className={styles["Withdraw-ways"]}>
      {needs.map((need) =>
        need === "document_required" ? (
          <ShowDocuments key={need} documents={documents} said={said} />
        ) : (
          <Need key={need} need={need} said={said} />
        ),
      )}
    </div>
  );
}

function Need({ need, said }: { readonly need: WithdrawalNeed; readonly said: Texts }) {
  const say = useSay();
  const { text: usual, way } = explainWithdrawal(need);
  const text = need === "email_unconfirmed" ? said[need] : usual;
  if (way === undefined) return <Alert tone="warn" title={say(text)} />;
  return (
    <Alert
      tone="warn"
      title={say(text)}
      action={
        <Button look="action" href={way.href}>
          {say(way.label)}
        </Button>
      }
    />
  );
}

/** Documents that are not requested yet: the button requests them and leads to the page that takes them. */
function ShowDocuments({
  documents,
  said,
}: {
  readonly documents: Documents;
  readonly said: Texts;
}) {
  const say = useSay();
  const go = useGo();
  const session = useSession();
  const missing = documents.filter(({ inReview }) => !inReview);
  const ask = useMutation({
    mutationFn: () =>
      Promise.all(
        missing.map(async ({ documentType }) => {
          const asked = { params: { session }, query: { documentType } };
          return valueOf(await client.documents.verificationUrl(asked));
        }),
      ),
    onSuccess: () => go("/account/verification"),
  });
  if (missing.length === 0) return <Alert tone="calm" title={say(said.inReview)} />;
  return (
    <Alert
      tone="warn"
      title={say(said.document_required)}
      action={
        <Button look="action" busy={ask.isPending} onClick={() => ask.mutate()}>
          {say("withdraw.way.documents")}
        </Button>
      }
    >
      {ask.isError && <span role="alert">{say("withdraw.problem.notAsked")}</span>}
    </Alert>
  );
}

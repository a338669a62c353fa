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

/** In the place of the form, whatever the amount would be: what comes first, and the way to do it. */
export function Needs({
  needs,
  documents,
}: {
  readonly needs: readonly WithdrawalNeed[];
  readonly documents: Documents;
}) {
  return (
    <div className={styles["Withdraw-ways"]}>
      {needs.map((need) =>
        need === "document_required" ? (
          <ShowDocuments key={need} documents={documents} />
        ) : (
          <Need key={need} need={need} />
        ),
      )}
    </div>
  );
}

function Need({ need }: { readonly need: WithdrawalNeed }) {
  const say = useSay();
  const { text, way } = explainWithdrawal(need);
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
function ShowDocuments({ documents }: { readonly documents: Documents }) {
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
  if (missing.length === 0) return <Alert tone="calm" title={say("withdraw.problem.inReview")} />;
  return (
    <Alert
      tone="warn"
      title={say("withdraw.problem.document")}
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

import type { SignedIn } from "@croupier/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router";

import { playerClient } from "../calls/player-client.ts";
import { useLanguage, WithMessages } from "../language/Messages.context.tsx";
import { playerKey } from "../session/wallet-queries.ts";
import { AgreementsDialog } from "./AgreementsDialog.tsx";
import { mayBeRead } from "./may-be-read.ts";
import { agreementsKey, useAgreements } from "./use-agreements.ts";

/** Asks until the player has agreed, here or in another tab. */
export function AgreementsPlace({ session }: { session: string }) {
  const { pathname } = useLocation();
  const language = useLanguage();
  const queries = useQueryClient();
  const { data } = useAgreements({ session, language });
  const [state, setState] = useState<"asking" | "sending" | "failed">("asking");
  const due = data?.due ?? [];

  async function accept(): Promise<void> {
    setState("sending");
    const accepted = due.map(({ kind, version }) => ({ kind, version }));
    const answer = await playerClient.account
      .acceptAgreements({ params: { session }, body: { accepted } })
      .catch(() => undefined);
    setState(answer?.ok === true ? "asking" : "failed");
    await queries.invalidateQueries({ queryKey: agreementsKey });
    if (answer?.ok !== true) return;
    void queries.invalidateQueries({ queryKey: ["standing", session] });
    queries.setQueryData<SignedIn>(playerKey, (player) =>
      player === undefined ? player : { ...player, agreementsDue: false },
    );
  }

  if (due.length === 0 || mayBeRead(pathname)) return null;
  return (
    <WithMessages areas={["agreements"]}>
      <AgreementsDialog
        due={due}
        busy={state === "sending"}
        failed={state === "failed"}
        onAccept={() => void accept()}
      />
    </WithMessages>
  );
}

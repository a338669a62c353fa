import { Button, Link } from "@croupier/ui";
import { useState } from "react";
import { useLocation } from "react-router";
import { useSay } from "../language/Messages.context.tsx";
import { detour } from "../sign-in/detour.ts";
import { useSite } from "../site.ts";
import { revealSeedOf, type Revealed } from "./fetch-receipt.ts";
import styles from "./verify.module.css";

/** For the player of a round whose seed still decides: the way to have it shown, and what follows from that. */
export function RevealRound({
  round,
  onRevealed,
}: {
  readonly round: string;
  readonly onRevealed: (receipt: string) => Promise<void>;
}) {
  const say = useSay();
  const signedIn = useSite()?.signedIn ?? false;
  const { pathname } = useLocation();
  const [state, setState] = useState<"idle" | "busy" | Exclude<Revealed["outcome"], "found">>(
    "idle",
  );

  async function reveal() {
    setState("busy");
    const revealed = await revealSeedOf(round);
    if (revealed.outcome !== "found") return setState(revealed.outcome);
    await onRevealed(revealed.text);
  }

  if (!signedIn || state === "signed_out") {
    return (
      <p className={styles["Verdict-soft"]}>
        {say("verify.reveal.signedOut")}{" "}
        <Link href={detour("/login", `${pathname}?round=${round}`)}>{say("menu.signIn")}</Link>
      </p>
    );
  }
  const isRefused = state !== "idle" && state !== "busy";
  return (
    <>
      <p className={styles["Verdict-soft"]}>{say("verify.reveal.warning")}</p>
      <Button look="action" busy={state === "busy"} onClick={() => void reveal()}>
        {say("verify.reveal")}
      </Button>
      <p role="alert" className={styles["Verdict-refused"]}>
        {isRefused && say(`verify.reveal.${state}`)}
      </p>
    </>
  );
}

import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { fetchReceipt, fetchReceiptKeys, isRoundId } from "./fetch-receipt.ts";
import { judgeReceipt, type Judgement } from "./judge-receipt.ts";

export type VerifyState =
  | Judgement
  | { readonly outcome: "waiting" | "counting" | "not_found" | "not_reached" };

/** What came with the address is looked at at once; anything else when it is handed in. */
export function useJudgement() {
  const [state, setState] = useState<VerifyState>({ outcome: "waiting" });
  const { hash, search } = useLocation();

  async function look(text: string) {
    setState({ outcome: "counting" });
    setState(await judge(text));
  }

  // The fragment is known to the browser alone, and only once the page is alive.
  useEffect(() => {
    const brought = receiptOf(hash) ?? new URLSearchParams(search).get("round");
    if (brought === null) return;
    const leaving = new AbortController();
    void judge(brought).then((judged) => {
      if (!leaving.signal.aborted) setState(judged);
    });
    return () => leaving.abort();
  }, [hash, search]);

  return { state, look };
}

/** The id of a round, whose receipt we are asked for, or the receipt itself. */
async function judge(handed: string): Promise<VerifyState> {
  const text = handed.trim();
  if (!isRoundId(text)) return judgeReceipt(text, await fetchReceiptKeys());
  const [fetched, published] = await Promise.all([fetchReceipt(text), fetchReceiptKeys()]);
  return fetched.outcome === "found" ? judgeReceipt(fetched.text, published) : fetched;
}

function receiptOf(hash: string): string | undefined {
  const encoded = new URLSearchParams(hash.slice(1)).get("receipt");
  if (encoded === null) return undefined;
  try {
    const binary = atob(encoded.replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder().decode(Uint8Array.from(binary, (letter) => letter.charCodeAt(0)));
  } catch {
    return "";
  }
}

import { Button, Panel, TextInput } from "@croupier/ui";
import { iconCheck, iconMail } from "@croupier/ui/icons";
import { useEffect, useState } from "react";

import { useBridge } from "../bridge/Bridge.context.tsx";
import { useSay } from "../language/Words.context.tsx";
import styles from "./ReferralPage.module.css";
import { mailLink, shareLink } from "./share-link.ts";

const copiedForMs = 4_000;

/** The link, to be copied, handed to another app or written in a letter; and the code to be read out. */
export function InvitePanel({ code, path }: { code: string; path: string }) {
  const say = useSay();
  const { brandName } = useBridge().page;
  const [copied, setCopied] = useState<"done" | "failed">();
  const link = (way: "copy" | "share" | "mail") => shareLink(location.origin, path, way);
  const words = { subject: say("referral.subject", { brand: brandName }) };

  useEffect(() => {
    if (copied === undefined) return;
    const timer = setTimeout(() => setCopied(undefined), copiedForMs);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link("copy"));
      setCopied("done");
    } catch {
      // Not every browser lets a page write there; the link can still be marked by hand.
      setCopied("failed");
    }
  }

  async function share(): Promise<void> {
    try {
      await navigator.share({ title: words.subject, url: link("share") });
    } catch {
      // Put away without sharing: nothing to tell.
    }
  }

  return (
    <Panel className={styles["Referral-panel"]}>
      <TextInput
        label={say("referral.link")}
        readOnly
        value={link("copy")}
        onFocus={({ currentTarget }) => currentTarget.select()}
        help={say("referral.code", { code })}
      />
      <div className={styles["Referral-ways"]}>
        <Button
          look="action"
          {...(copied === "done" ? { icon: iconCheck } : {})}
          onClick={() => void copy()}
        >
          {say(copied === "done" ? "referral.copied" : "referral.copy")}
        </Button>
        {"share" in navigator && (
          <Button onClick={() => void share()}>{say("referral.share")}</Button>
        )}
        <Button
          icon={iconMail}
          onClick={() => {
            const text = say("referral.letter", { brand: brandName, link: link("mail") });
            location.assign(mailLink({ ...words, text }));
          }}
        >
          {say("referral.mail")}
        </Button>
      </div>
      <output className={styles["Referral-soft"]}>
        {copied === "done" && say("referral.copiedStatus")}
        {copied === "failed" && say("referral.copyByHand")}
      </output>
    </Panel>
  );
}

import type { LookedAtWithdrawal } from "@croupier/contracts";
import { VisuallyHidden } from "@mantine/core";
import { Icon } from "../parts/Icon.tsx";
import { Moment } from "../parts/Moment.tsx";
import { explainFindings, listChecks } from "./case-findings.ts";
import styles from "./CasePanel.module.css";

/** Colour and drawing repeat what the words say. */
export function CaseChecks({ of: one }: { of: LookedAtWithdrawal }) {
  return (
    <>
      <p className={styles["Case-judged"]}>
        {one.judgedAt === null ? (
          "The rules have not checked it yet."
        ) : (
          <>
            Checked <Moment at={one.judgedAt} />
            {one.state === "checks" && "; checked again before an approval"}.
          </>
        )}
      </p>
      <ul className={styles["Case-checks"]}>
        {listChecks(one).map(({ words, isFine }) => (
          <li key={words} data-fine={isFine ?? "unknown"}>
            <Icon name={isFine === true ? "fine" : "notice"} size={18} />
            <span>
              <VisuallyHidden>{spoken(isFine)}</VisuallyHidden>
              {words}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function spoken(isFine: boolean | undefined): string {
  if (isFine === undefined) return "Cannot be told: ";
  return isFine ? "Fine: " : "Look at it: ";
}

export function CaseFlag({ of: one }: { of: LookedAtWithdrawal }) {
  const sentences = explainFindings(one);
  if (sentences.length === 0) return null;
  return (
    <section className={styles["Case-flag"]} aria-label="Why it was flagged">
      <Icon name="notice" />
      <div>
        <h3>Why it was flagged</h3>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </section>
  );
}

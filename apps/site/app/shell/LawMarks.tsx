import { TextLink, VisuallyHidden } from "@croupier/ui";

import { useSay } from "../language/Messages.context.tsx";
import styles from "./LawMarks.module.css";
import type { LawMarks } from "./law-marks.ts";

/* What the law wants on every page. It comes from policy, so no menu and no block can take it out. */

export function AgeMark({ marks }: { marks: LawMarks }) {
  const say = useSay();
  return (
    <span className={styles["AgeMark"]}>
      <span aria-hidden>{`${marks.ageYears}+`}</span>
      <VisuallyHidden>{say("footer.adults", { years: marks.ageYears })}</VisuallyHidden>
    </span>
  );
}

export function Helplines({ marks }: { marks: LawMarks }) {
  const say = useSay();
  if (marks.helplines.length === 0) return null;
  return (
    <p>
      {say("footer.helplines")}{" "}
      {marks.helplines.map(({ name, href }) => (
        <TextLink key={name} href={href} look="soft">
          {name}
        </TextLink>
      ))}
    </p>
  );
}

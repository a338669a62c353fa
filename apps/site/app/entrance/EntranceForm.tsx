import type { ReactNode } from "react";

import { RefusedAlert } from "../sign-in/RefusedAlert.tsx";
import type { Refused } from "../sign-in/refused.ts";
import styles from "./form.module.css";

/**
 * A form of the entrance: what it is for, why it was refused, and its fields. It is sent by a script;
 * were it sent without one, `method="post"` still keeps what was typed out of the address.
 */
export function EntranceForm({
  heading,
  intro,
  refused,
  onSubmit,
  children,
}: {
  readonly heading: string;
  readonly intro: string;
  readonly refused: Refused | undefined;
  readonly onSubmit: (typed: FormData) => Promise<void>;
  readonly children: ReactNode;
}) {
  return (
    <form
      method="post"
      noValidate
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(new FormData(event.currentTarget));
      }}
    >
      <div className={styles["head"]}>
        <h1>{heading}</h1>
        <p className={styles["soft"]}>{intro}</p>
      </div>
      {refused && <RefusedAlert refused={refused} />}
      {children}
    </form>
  );
}

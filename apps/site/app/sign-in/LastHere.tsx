import { Link, Time } from "@croupier/ui";
import { href } from "react-router";

import styles from "../entrance/form.module.css";
import { useSay, WithMessages } from "../language/Messages.context.tsx";

/** When somebody last came in with this browser. Who it was is not kept, and so not told. */
export function LastHere({ at }: { at: string }) {
  return (
    <WithMessages areas={["session"]}>
      <Words at={at} />
    </WithMessages>
  );
}

function Words({ at }: { at: string }) {
  const say = useSay();
  return (
    <p className={styles["small"]}>
      {say("session.lastHere")} <Time at={at} />.{" "}
      <Link href={href("/login/forgotten")}>{say("session.notYou")}</Link>
    </p>
  );
}

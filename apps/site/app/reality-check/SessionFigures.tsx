import type { RealityCheck } from "@croupier/contracts";
import { Money } from "@croupier/ui";

import { useSay } from "../language/Messages.context.tsx";
import styles from "./RealityCheck.module.css";

/** What came of this session: won less staked, and staked. */
export function SessionFigures({ check }: { check: RealityCheck }) {
  const say = useSay();
  return (
    <dl className={styles["RealityCheck-figures"]}>
      <div>
        <dt>{say("reality.net")}</dt>
        <dd>
          <Money amount={check.net} currency={check.currency} />
        </dd>
      </div>
      <div>
        <dt>{say("reality.staked")}</dt>
        <dd>
          <Money amount={check.staked} currency={check.currency} />
        </dd>
      </div>
    </dl>
  );
}

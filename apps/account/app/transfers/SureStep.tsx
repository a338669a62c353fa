import type { TransferOffer } from "@croupier/contracts";
import { Alert, Button, Money } from "@croupier/ui";

import type { WordKey } from "../language/open-words.ts";
import { useSay } from "../language/Words.context.tsx";
import { Facts, Ways } from "../parts/PartPage.tsx";
import styles from "./Transfers.module.css";
import type { Wish } from "./WishForm.tsx";

/** All of it once more: nobody says whether the name is right, so the player looks. */
export function SureStep({
  wish,
  terms: { currency, hours },
  busy,
  refused,
  onSend,
  onChange,
}: {
  readonly wish: Wish;
  readonly terms: TransferOffer;
  readonly busy: boolean;
  readonly refused: WordKey | undefined;
  readonly onSend: () => void;
  readonly onChange: () => void;
}) {
  const say = useSay();
  const amount = <Money amount={wish.amount} currency={currency} />;
  return (
    <div className={styles["Transfers-form"]}>
      <p className={styles["Transfers-soft"]}>{say("transfers.sure", { hours })}</p>
      <Facts
        facts={[
          [say("transfers.recipient"), wish.recipient],
          [say("deposit.amount.title"), amount],
        ]}
      />
      {refused !== undefined && <Alert tone="bad" urgent title={say(refused)} />}
      <Ways>
        <Button look="action" size="lg" busy={busy} onClick={onSend}>
          {say("transfers.send")} {amount}
        </Button>
        <Button size="lg" look="ghost" onClick={onChange}>
          {say("transfers.change")}
        </Button>
      </Ways>
    </div>
  );
}

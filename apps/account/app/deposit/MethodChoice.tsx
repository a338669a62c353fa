import type { DepositMethodOffer } from "@croupier/contracts";
import { Money } from "@croupier/ui";
import { iconCreditCard, iconLandmark, iconTicket, iconWallet } from "@croupier/ui/icons";

import { useLocale, useSay } from "../language/Words.context.tsx";
import { ChoiceCard } from "../parts/ChoiceCard.tsx";
import styles from "./DepositPage.module.css";

const icons = {
  card: iconCreditCard,
  bank: iconLandmark,
  voucher: iconTicket,
  crypto: iconWallet,
} as const;

/** Each with what it costs, how soon it is here and how much it takes: before it is chosen. */
export function MethodChoice({
  methods,
  chosen,
  onChoose,
}: {
  readonly methods: readonly DepositMethodOffer[];
  readonly chosen: DepositMethodOffer["code"];
  readonly onChoose: (code: DepositMethodOffer["code"]) => void;
}) {
  const say = useSay();
  const share = new Intl.NumberFormat(useLocale(), { maximumFractionDigits: 2 });
  return (
    <div
      className={styles["Deposit-methods"]}
      role="radiogroup"
      aria-label={say("deposit.method.title")}
    >
      {methods.map(({ code, minimum, maximum, currency, feeBasisPoints, minutes }) => (
        <ChoiceCard
          key={code}
          name="method"
          value={code}
          icon={icons[code]}
          title={say(`deposit.method.${code}`)}
          chosen={code === chosen}
          onChoose={() => onChoose(code)}
        >
          {minutes === 0 ? say("deposit.atOnce") : say("deposit.minutes", { minutes })} ·{" "}
          {feeBasisPoints === 0
            ? say("deposit.noFee")
            : say("deposit.feeShare", { share: share.format(feeBasisPoints / 100) })}
          <br />
          <Money amount={minimum} currency={currency} /> {say("deposit.to")}{" "}
          <Money amount={maximum} currency={currency} />
        </ChoiceCard>
      ))}
    </div>
  );
}

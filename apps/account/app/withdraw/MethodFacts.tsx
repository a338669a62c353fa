import type { WithdrawalMethodOffer } from "@croupier/contracts";
import { Money } from "@croupier/ui";

import { useSay } from "../language/Words.context.tsx";

/** How much a way takes, what it costs and how soon the money is there: said before it is chosen. */
export function MethodFacts({ method }: { readonly method: WithdrawalMethodOffer }) {
  const say = useSay();
  const { minimum, maximum, currency, fee, hours } = method;
  return (
    <>
      <Money amount={minimum} currency={currency} /> {say("deposit.to")}{" "}
      <Money amount={maximum} currency={currency} /> ·{" "}
      {Number(fee) === 0 ? (
        say("deposit.noFee")
      ) : (
        <>
          <Money amount={fee} currency={currency} /> {say("withdraw.feeWord")}
        </>
      )}
      · {say("withdraw.within", { hours })}
    </>
  );
}

import type { PlayerMovement } from "@croupier/contracts";
import { Money } from "@croupier/ui";

import { useMovements, type MovementQuery } from "../calls/statement-queries.ts";
import { useSay } from "../language/Words.context.tsx";
import { PartLine, PartList } from "./PartList.tsx";

/** What moved the player's money, with the balance after each. */
export function MovementList({ query }: { readonly query: MovementQuery }) {
  const say = useSay();
  const list = useMovements(query);
  return (
    <PartList list={list} name={say("history.list")} empty={say("history.empty.text")}>
      {(movement) => <MovementLine key={movement.id} movement={movement} />}
    </PartList>
  );
}

function MovementLine({ movement }: { readonly movement: PlayerMovement }) {
  const say = useSay();
  const { id, amount, change, current, currency } = movement;
  // Where nothing came or went, what was moved is shown without a sign.
  const isWithin = !/[1-9]/.test(change);
  return (
    <PartLine
      of={movement}
      to={`/account/cashier/history/${id}`}
      amount={
        <Money
          amount={isWithin ? amount : change}
          {...{ currency }}
          tone={isWithin ? "plain" : "inOut"}
        />
      }
      below={
        <>
          {say("history.balance")} <Money amount={current} currency={currency} />
        </>
      }
    />
  );
}

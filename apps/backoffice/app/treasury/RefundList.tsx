import type { StaffRefund } from "@croupier/contracts";
import { useQuery } from "@tanstack/react-query";
import rows from "../parts/Rows.module.css";
import { amountInWords } from "./Amount.tsx";
import { AnswerOf, AskedRow } from "./AskedRow.tsx";
import { refundReasons } from "./money-words.ts";
import { answerRefund, refunds, treasuryKey } from "./treasury-calls.ts";

/** What staff wanted sent back, and who of them said yes. */
export function RefundList({ items }: { items: readonly StaffRefund[] }) {
  return (
    <ul className={rows["Rows"]} aria-label="Refunds">
      {items.map((item) => (
        <Row key={item.id} item={item} />
      ))}
    </ul>
  );
}

function Row({ item }: { item: StaffRefund }) {
  const { id, depositId, firstName, lastName } = item;
  const sum = amountInWords(item.amount, item.currency);
  return (
    <AskedRow
      of={item}
      to={`/deposits/${depositId}`}
      name={sum}
      what={`${firstName} ${lastName}, ${refundReasons[item.reason].toLowerCase()}`}
      about={`Refund of ${sum}, ${firstName} ${lastName}`}
      answer={(verdict) => answerRefund(id, verdict)}
      changes={treasuryKey}
      stands={<Standing id={id} depositId={depositId} />}
    />
  );
}

/** What became of one, as it is now. */
function Standing({ id, depositId }: Pick<StaffRefund, "id" | "depositId">) {
  const { data, isFetchedAfterMount, isSuccess } = useQuery(refunds({ deposit: depositId }));
  const asked = data?.find((one) => one.id === id);
  return isFetchedAfterMount && isSuccess && asked !== undefined && <AnswerOf asked={asked} />;
}

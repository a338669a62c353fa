import type { OperatedBrand, ProductSwitch } from "@croupier/contracts";
import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { operationsKey, setSwitch, switches } from "../operations/operation-calls.ts";
import { Answer } from "../parts/Answer.tsx";
import { Moment } from "../parts/Moment.tsx";
import { Tag } from "../parts/Tag.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { sentenceOf } from "../sentence-of.ts";
import { CloseDialog } from "./CloseDialog.tsx";
import { productWords } from "./product-words.ts";
import styles from "./Switches.module.css";

/** What players can begin at this moment. */
export function Switches({ brand }: { brand: OperatedBrand }) {
  const query = useQuery(switches(brand.brandCode));
  const [closing, setClosing] = useState<ProductSwitch>();
  return (
    <section className={styles.Switches} aria-labelledby="switches-title">
      <h2 className={styles["Switches-title"]} id="switches-title">
        Open at this moment
      </h2>
      <Answer query={query} loading={<Waiting rows={4} what="the switches" />}>
        {({ items }) => (
          <ul className={styles["Switches-list"]}>
            {items.map((item) => (
              <Row key={item.product} brand={brand} item={item} onClose={() => setClosing(item)} />
            ))}
          </ul>
        )}
      </Answer>
      {closing && <CloseDialog brand={brand} item={closing} onDone={() => setClosing(undefined)} />}
    </section>
  );
}

function Row({
  brand,
  item,
  onClose,
}: {
  brand: OperatedBrand;
  item: ProductSwitch;
  onClose: () => void;
}) {
  const queries = useQueryClient();
  const { product, open, reason, changedAt, changedBy } = item;
  const words = productWords[product];
  const opening = useMutation({
    mutationFn: () => setSwitch({ brandCode: brand.brandCode, product, open: true, reason: {} }),
    onSuccess: () => queries.invalidateQueries({ queryKey: operationsKey }),
  });
  return (
    <li className={styles["Switches-row"]} data-open={open}>
      <div className={styles["Switches-head"]}>
        <h3 className={styles["Switches-name"]}>{words.name}</h3>
        {open ? <Tag tone="good">Open</Tag> : <Tag tone="bad">Closed</Tag>}
      </div>
      {open ? (
        <p className={styles["Switches-words"]}>{words.whenClosed}</p>
      ) : (
        <p className={styles["Switches-words"]}>“{reason[brand.languageDefault]}”</p>
      )}
      {changedAt !== null && (
        <p className={styles["Switches-facts"]}>
          {open ? "opened" : "closed"} <Moment at={changedAt} /> by {changedBy}
        </p>
      )}
      {opening.isError && <p role="alert">{sentenceOf(opening.error)}</p>}
      {open ? (
        <Button variant="default" onClick={onClose}>
          Close {words.name.toLowerCase()}
        </Button>
      ) : (
        <Button loading={opening.isPending} onClick={() => opening.mutate()}>
          Open {words.name.toLowerCase()}
        </Button>
      )}
    </li>
  );
}

import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { sentenceOf } from "../sentence-of.ts";
import { takeTable, type TableWish } from "./treasury-calls.ts";
import styles from "./Treasury.module.css";

/** What is shown, whole, as a file for a spreadsheet. */
export function TakeTable({ wish }: { wish: TableWish }) {
  const taking = useMutation({
    mutationFn: () => takeTable(wish),
    onSuccess: ({ csv }) => save(`${wish.table}.csv`, csv),
  });
  return (
    <>
      <Button variant="default" loading={taking.isPending} onClick={() => taking.mutate()}>
        CSV
      </Button>
      <output className={styles["Treasury-soft"]}>
        {taking.error !== null && sentenceOf(taking.error)}
        {taking.data?.isCut === true && "The first 10,000 rows: ask for less at a time."}
      </output>
    </>
  );
}

function save(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { sentenceOf } from "../sentence-of.ts";
import styles from "./TakeCsv.module.css";

type Taken = { readonly csv: string; readonly isCut?: boolean };

/** What is shown, whole, as a file for a spreadsheet. */
export function TakeCsv({
  name,
  label = "CSV",
  take,
}: {
  /** Of the file. */
  name: string;
  label?: string;
  take: () => Promise<Taken>;
}) {
  const taking = useMutation({
    mutationFn: take,
    onSuccess: ({ csv }) => save(`${name}.csv`, csv),
  });
  return (
    <>
      <Button variant="default" loading={taking.isPending} onClick={() => taking.mutate()}>
        {label}
      </Button>
      <output className={styles["TakeCsv"]}>
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

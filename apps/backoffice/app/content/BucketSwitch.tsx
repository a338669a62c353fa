import { Select } from "@mantine/core";
import { useSearchParams } from "react-router";
import { useBucket } from "./use-bucket.ts";

/** Which brand's content is shown; with one brand there is nothing to choose. */
export function BucketSwitch() {
  const { bucket, all } = useBucket();
  const [, setSearch] = useSearchParams();
  if (all.length < 2) return null;
  return (
    <Select
      aria-label="Brand"
      w={148}
      allowDeselect={false}
      data={all.map((one) => ({ value: one.bucket, label: one.brandName }))}
      value={bucket?.bucket ?? null}
      onChange={(chosen) => setSearch(chosen === null ? {} : { bucket: chosen })}
    />
  );
}

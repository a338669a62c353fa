import { BrandChoice } from "../parts/BrandChoice.tsx";
import { useBucket } from "./use-bucket.ts";

/** Which brand's content is shown. */
export function BucketSwitch() {
  const { bucket, all } = useBucket();
  const brands = all.map((one) => ({ value: one.bucket, label: one.brandName }));
  return <BrandChoice parameter="bucket" brands={brands} value={bucket?.bucket} />;
}

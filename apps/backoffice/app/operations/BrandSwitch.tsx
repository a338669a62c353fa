import { BrandChoice } from "../parts/BrandChoice.tsx";
import { useBrand } from "./use-brand.ts";

export function BrandSwitch() {
  const { brand, all } = useBrand();
  const brands = all.map(({ brandCode, brandName }) => ({ value: brandCode, label: brandName }));
  return <BrandChoice parameter="brand" brands={brands} value={brand?.brandCode} />;
}

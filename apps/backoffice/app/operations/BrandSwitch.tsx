import { Select } from "@mantine/core";
import { useSearchParams } from "react-router";
import { useBrand } from "./use-brand.ts";

export function BrandSwitch() {
  const { brand, all } = useBrand();
  const [, setSearch] = useSearchParams();
  if (all.length < 2) return null;
  return (
    <Select
      aria-label="Brand"
      w={148}
      allowDeselect={false}
      data={all.map(({ brandCode, brandName }) => ({ value: brandCode, label: brandName }))}
      value={brand?.brandCode ?? null}
      onChange={(chosen) => setSearch(chosen === null ? {} : { brand: chosen })}
    />
  );
}

import { Select } from "@mantine/core";
import { useSearchParams } from "react-router";

/** Which brand a page is about, kept in its address; with one brand there is nothing to choose. */
export function BrandChoice({
  parameter,
  brands,
  value,
}: {
  readonly parameter: "brand" | "bucket";
  readonly brands: readonly { readonly value: string; readonly label: string }[];
  readonly value: string | undefined;
}) {
  const [, setSearch] = useSearchParams();
  if (brands.length < 2) return null;
  return (
    <Select
      aria-label="Brand"
      w={148}
      allowDeselect={false}
      data={brands}
      value={value ?? null}
      onChange={(chosen) => setSearch(chosen === null ? {} : { [parameter]: chosen })}
    />
  );
}

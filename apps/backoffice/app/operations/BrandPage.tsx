import type { OperatedBrand } from "@croupier/contracts";
import type { ReactNode } from "react";
import { Failure } from "../parts/Failure.tsx";
import { Page } from "../parts/Page.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { BrandSwitch } from "./BrandSwitch.tsx";
import { useBrand } from "./use-brand.ts";

/** A screen about one brand; another brand is another screen, with nothing of the first in it. */
export function BrandPage({
  title,
  children,
}: {
  title: string;
  children: (brand: OperatedBrand) => ReactNode;
}) {
  const { brand, error } = useBrand();
  return (
    <Page title={title} actions={<BrandSwitch />}>
      {brand !== undefined ? (
        <div key={brand.brandCode}>{children(brand)}</div>
      ) : error === null ? (
        <Waiting rows={8} what={title.toLowerCase()} />
      ) : (
        <Failure error={error} onRetry={() => window.location.reload()} />
      )}
    </Page>
  );
}

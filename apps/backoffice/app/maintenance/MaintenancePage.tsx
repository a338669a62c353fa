import { BrandPage } from "../operations/BrandPage.tsx";
import { Plans } from "./Plans.tsx";
import { Switches } from "./Switches.tsx";

export function MaintenancePage() {
  return (
    <BrandPage title="Maintenance">
      {(brand) => (
        <>
          <Switches brand={brand} />
          <Plans brand={brand} />
        </>
      )}
    </BrandPage>
  );
}

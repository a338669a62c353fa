import { Panel, Skeleton } from "@croupier/ui";

/** In the place of a page whose parts come at different times: shown together, none pushes another. */
export function PageSkeleton() {
  return (
    <Panel aria-busy="true">
      <Skeleton shape="block" blockSize="60vh" />
    </Panel>
  );
}

import { BucketSwitch } from "../content/BucketSwitch.tsx";
import { useBucket } from "../content/use-bucket.ts";
import { Page } from "../parts/Page.tsx";
import { Waiting } from "../parts/Waiting.tsx";
import { FourEyes } from "./FourEyes.tsx";
import { WaitingReviews } from "./WaitingReviews.tsx";

export function ReviewsPage() {
  const { bucket } = useBucket();
  return (
    <Page title="Reviews" actions={<BucketSwitch />}>
      {bucket === undefined ? (
        <Waiting rows={5} what="the reviews" />
      ) : (
        <>
          <WaitingReviews bucket={bucket.bucket} />
          <FourEyes bucket={bucket.bucket} />
        </>
      )}
    </Page>
  );
}

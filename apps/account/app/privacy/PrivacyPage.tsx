import { useSay } from "../language/Words.context.tsx";
import { PartPage } from "../parts/PartPage.tsx";
import { ClosePart } from "./ClosePart.tsx";
import { DownloadPart } from "./DownloadPart.tsx";
import { ErasurePart } from "./ErasurePart.tsx";

/** A copy of everything, the wish to be forgotten, and the end. */
export function PrivacyPage() {
  const say = useSay();
  return (
    <PartPage title={say("privacy.title")} intro={say("privacy.intro")}>
      <DownloadPart />
      <ErasurePart />
      <ClosePart />
    </PartPage>
  );
}

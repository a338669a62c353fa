import { GatesFields } from "../fields/GatesFields.tsx";
import { PictureField } from "../fields/PictureField.tsx";
import type { KindForm } from "./kind-form.ts";
import { PageWords } from "./PageWords.tsx";

export const marketingPage: KindForm = {
  Settings: () => (
    <>
      <PictureField path="cover" label="Cover" description="Where the page is shared" />
      <GatesFields redirects />
    </>
  ),
  Words: () => <PageWords prefix="/" />,
};

import { Notice } from "../parts/Notice.tsx";

export function ChooseMessage() {
  return (
    <Notice icon="mail" tone="quiet" title="Choose a message">
      It opens here, as its recipient sees it and as plain text.
    </Notice>
  );
}

import { useNavigate } from "react-router";
import { Notice } from "../parts/Notice.tsx";
import { Page } from "../parts/Page.tsx";

export function NowherePage() {
  const navigate = useNavigate();
  return (
    <Page title="Not here">
      <Notice
        icon="back"
        tone="quiet"
        title="There is no such page"
        action={{ label: "To the status", onClick: () => void navigate("/") }}
      >
        The address leads nowhere in this console.
      </Notice>
    </Page>
  );
}

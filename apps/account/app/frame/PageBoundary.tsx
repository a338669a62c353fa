import { Button, ErrorState } from "@croupier/ui";
import { Component, type ReactNode } from "react";

import { useSay } from "../language/Words.context.tsx";

/** A page that fails is logged and replaced where it stands; the navigation beside it goes on (S8.7). */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <Failed onAgain={() => this.setState({ failed: false })} />;
  }
}

function Failed({ onAgain }: { onAgain: () => void }) {
  const say = useSay();
  return (
    <ErrorState
      heading="h1"
      title={say("frame.failed.title")}
      action={<Button onClick={onAgain}>{say("frame.again")}</Button>}
    >
      {say("frame.failed.text")}
    </ErrorState>
  );
}

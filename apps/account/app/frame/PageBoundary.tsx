import { Button, ErrorState } from "@croupier/ui";
import { Component, type ReactNode } from "react";

import { useSay } from "../language/Words.context.tsx";

interface PageBoundaryProps {
  readonly children: ReactNode;
  /** What stands there instead; a page says that it failed. */
  readonly fallback?: ReactNode;
}

/** What fails is logged and replaced where it stands; the navigation beside it goes on (S8.7). */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
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

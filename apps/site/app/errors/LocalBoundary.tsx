import { Component, type ReactNode } from "react";

export interface LocalBoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** A piece that fails is logged and replaced where it stands; the page around it goes on (S8.7). */
export class LocalBoundary extends Component<LocalBoundaryProps, { failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

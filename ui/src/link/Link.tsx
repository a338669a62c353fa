import {
  type ComponentProps,
  type ComponentType,
  createContext,
  createElement,
  useContext,
} from "react";

export type LinkProps = ComponentProps<"a"> & { href: string };
export type LinkElement = ComponentType<LinkProps> | "a";

const LinkContext = createContext<LinkElement>("a");

// ui knows no router. The site says once, at its root, how a link is drawn; stories and tests that
// say nothing get a plain anchor.
export const LinkProvider = LinkContext.Provider;

export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}

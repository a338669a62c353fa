import { classNames } from "../class-names.ts";
import { Link, type LinkProps } from "./Link.tsx";
import styles from "./TextLink.module.css";

export type TextLinkProps = LinkProps & {
  // "inline" sits in a sentence and is underlined, so that colour is not the only sign of it.
  look?: "inline" | "standalone" | "soft";
};

export function TextLink({ look = "inline", className, ...link }: TextLinkProps) {
  return (
    <Link
      {...link}
      className={classNames(styles["TextLink"], styles[`TextLink--${look}`], className)}
    />
  );
}

import { type ComponentProps, type MouseEvent, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/Icon.tsx";
import { iconLoaderCircle } from "../icon/icon-shapes.ts";
import { Link, type LinkProps } from "../link/Link.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import styles from "./Button.module.css";

type Look = {
  look?: "action" | "quiet" | "ghost" | "danger";
  size?: "sm" | "md" | "lg";
  wide?: boolean;
  icon?: string;
  children: ReactNode;
};

type PressProps = Look & {
  href?: never;
  // The words stay while the work runs; a second press does nothing.
  busy?: boolean;
  // A button that is off says why, and stays reachable so that everyone can find the reason.
  disabledReason?: string | undefined;
} & Omit<ComponentProps<"button">, "disabled">;

type GoProps = Look & { busy?: never; disabledReason?: never } & LinkProps;

export type ButtonProps = PressProps | GoProps;

export function Button(props: ButtonProps) {
  return props.href === undefined ? <Press {...props} /> : <Go {...props} />;
}

function Press({
  look = "quiet",
  size = "md",
  wide = false,
  icon,
  busy = false,
  disabledReason,
  type = "button",
  className,
  onClick,
  children,
  ...button
}: PressProps) {
  const reasonId = useId();
  const off = disabledReason !== undefined;

  // aria-disabled keeps the focus where it is; the press itself is stopped here, submits included.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy || off) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <>
      <button
        {...button}
        type={type}
        onClick={press}
        className={classNames(buttonClass({ look, size, wide }), className)}
        aria-busy={busy || undefined}
        aria-disabled={off || busy || button["aria-disabled"] || undefined}
        aria-describedby={off ? reasonId : button["aria-describedby"]}
        title={off ? disabledReason : button.title}
      >
        {busy ? (
          <Icon shape={iconLoaderCircle} className={styles["Button-turning"]} />
        ) : (
          icon && <Icon shape={icon} />
        )}
        {children}
      </button>
      {off && <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>}
    </>
  );
}

function Go({
  look = "quiet",
  size = "md",
  wide = false,
  icon,
  className,
  children,
  busy: _busy,
  disabledReason: _reason,
  ...link
}: GoProps) {
  return (
    <Link {...link} className={classNames(buttonClass({ look, size, wide }), className)}>
      {icon && <Icon shape={icon} />}
      {children}
    </Link>
  );
}

function buttonClass({ look, size, wide }: Required<Pick<Look, "look" | "size" | "wide">>) {
  return classNames(
    styles["Button"],
    styles[`Button--${look}`],
    styles[`Button--${size}`],
    wide && styles["Button--wide"],
  );
}

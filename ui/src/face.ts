// Named exports only, so that a page takes the pieces it draws and leaves the rest.
export { Button, type ButtonProps } from "./button/Button.tsx";
export { classNames } from "./class-names.ts";
export { Field, type FieldControl, type FieldProps, type FieldWords } from "./field/Field.tsx";
export { Icon, type IconProps } from "./icon/Icon.tsx";
export { Link, type LinkElement, type LinkProps, LinkProvider } from "./link/Link.tsx";
export { TextLink, type TextLinkProps } from "./link/TextLink.tsx";
export { Logo, type LogoProps } from "./logo/Logo.tsx";
export { TextInput, type TextInputProps } from "./text-input/TextInput.tsx";
export { VisuallyHidden } from "./visually-hidden/VisuallyHidden.tsx";

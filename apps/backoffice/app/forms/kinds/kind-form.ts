import type { ComponentType } from "react";

/** What one kind asks for: what concerns every language, and what is said in each. */
export type KindForm = {
  readonly Settings: ComponentType;
  readonly Words: ComponentType;
};

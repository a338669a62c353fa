// How blocks are edited, as plain data: the desk draws the fields. No page downloads this.
export { blockEditors } from "./registry/block-editors.ts";
export type {
  BlockDescription,
  BlockGroup,
  EditorField,
  EditorFields,
} from "./registry/describe-block.ts";

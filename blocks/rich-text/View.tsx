import { RichTextBody } from "./RichTextBody.tsx";
import type { RichTextProps } from "./schema.ts";

export function RichTextView({ id, body }: RichTextProps) {
  return <RichTextBody body={body} block={id} />;
}

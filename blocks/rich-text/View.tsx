import { RichTextBody } from "./RichTextBody.tsx";
import type { RichTextProps } from "./schema.ts";

export function RichTextView({ body }: RichTextProps) {
  return <RichTextBody body={body} />;
}

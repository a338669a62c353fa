/** `application/json`, with or without a charset of utf-8. Nothing that merely begins like it. */
export function isJson(contentType: string | undefined): boolean {
  return (
    contentType !== undefined &&
    /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(contentType.trim())
  );
}

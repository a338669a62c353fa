/** `?renderer=canvas` in the address of the frame: for tests and benches, which have to know who draws. */
export function wantedRenderer(search: string): "webgl" | "canvas" | undefined {
  const asked = new URLSearchParams(search).get("renderer");
  return asked === "webgl" || asked === "canvas" ? asked : undefined;
}

/** Makes the outlines of a font file known to the canvas. */
export async function learnFace(name: string, dataUrl: string): Promise<void> {
  const face = new FontFace(name, `url(${dataUrl})`);
  document.fonts.add(await face.load());
}

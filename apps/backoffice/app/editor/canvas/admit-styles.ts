/**
 * Puck and its drag and drop write style elements of their own, and the page's policy admits none
 * without its nonce. Until the answer is called, each style element this document makes carries it.
 */
export function admitStyles(document: Document): () => void {
  const nonce = pageNonce();
  if (nonce === "") return () => {};
  const make = document.createElement.bind(document);
  // Its own property hides the one every document has; taking it away brings that back.
  const own = document as { createElement?: (...made: Parameters<typeof make>) => HTMLElement };
  own.createElement = (...made) => {
    const element = make(...made);
    if (element.localName === "style") element.nonce = nonce;
    return element;
  };
  return () => {
    delete own.createElement;
  };
}

/** The one of the page this runs in; a development server has none. */
export function pageNonce(): string {
  return document.querySelector<HTMLElement>("meta[property=csp-nonce]")?.nonce ?? "";
}

declare module "virtual:message-catalogues" {
  /** Language, then key; `Messages` says what a text is. */
  const catalogues: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  export default catalogues;
}

declare module "virtual:message-stamp" {
  /** In the name of every file of texts of this build. */
  const stamp: string;
  export default stamp;
}

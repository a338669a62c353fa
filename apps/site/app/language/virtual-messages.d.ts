declare module "virtual:message-catalogues" {
  /** Language, then key; `Messages` says what a text is. */
  const catalogues: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  export default catalogues;
}

declare module "virtual:message-addresses" {
  /** Language, then area. */
  const addresses: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default addresses;
}

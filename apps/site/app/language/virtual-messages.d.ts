declare module "virtual:message-catalogues" {
  const catalogues: Readonly<
    Record<
      import("./languages.ts").AnyLanguage,
      import("./Messages.context.tsx").Messages["catalogue"]
    >
  >;
  export default catalogues;
}

declare module "virtual:message-addresses" {
  const addresses: Readonly<Record<import("./languages.ts").AnyLanguage, string>>;
  export default addresses;
}

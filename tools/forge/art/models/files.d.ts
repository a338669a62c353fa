declare module "*.woff2" {
  /** The file as a data address. */
  const address: string;
  export default address;
}

export {
  createProviderDesk,
  createProviders,
  type Providers,
  type ProvidersOptions,
} from "./create-providers.ts";
export { fingerprint } from "./calls/fingerprint.ts";
export type { Provider } from "./provider.ts";
export type { Vault } from "./vault.ts";

export {
  createProviderDesk,
  createProviders,
  type Providers,
  type ProvidersOptions,
} from "./create-providers.ts";
export { fingerprint } from "./calls/fingerprint.ts";
export { forgetAnswered, forgetPlaySessions } from "./desk/forget-sessions.ts";
export { troubleRule } from "./desk/decide-trouble.ts";
export {
  createProviderSwitches,
  type OperatedProvider,
  type ProviderSwitches,
} from "./desk/provider-switches.ts";
export type { ListedGame, NewListedGame } from "./games/listed-games.ts";
export { readPublicKey } from "./signature/public-key.ts";
export type { Dialect, Provider } from "./provider.ts";
export type { Vault } from "./vault.ts";

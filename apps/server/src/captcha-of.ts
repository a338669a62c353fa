import type { Breakers } from "@croupier/kit/breaker";
import { createRecaptcha, type Captcha } from "@croupier/players";
import type { ServerConfig } from "./config.ts";

/** The house that tells people from machines, where the operator chose one; else the built-in work. */
export function captchaOf(needs: {
  config: Pick<ServerConfig, "recaptcha">;
  breakers: Breakers;
  originOf: (brand: string) => string;
  reportError: (error: unknown, where: string) => void;
}): { readonly captcha?: Captcha } {
  const { recaptcha: settings } = needs.config;
  if (settings === undefined) return {};
  const captcha = createRecaptcha({
    settings,
    breaker: needs.breakers.of("reCAPTCHA"),
    fetch,
    hostnameOf: (brand) => new URL(needs.originOf(brand)).hostname,
    reportError: (error) => needs.reportError(error, "reCAPTCHA"),
  });
  return { captcha };
}

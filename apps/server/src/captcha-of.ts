import type { Breakers } from "@croupier/kit/breaker";
import { createRecaptcha, type Captcha } from "@croupier/players";
import type { Brands } from "./brands.ts";
import type { ServerConfig } from "./config.ts";

/**
 * reCAPTCHA for the brands that have it switched on (S3.28), where this server holds the secret of their site
 * key; the built-in work for all others.
 */
export function captchaOf(needs: {
  config: Pick<ServerConfig, "recaptcha">;
  brands: Pick<Brands, "findBrand">;
  breakers: Breakers;
  originOf: (brand: string) => string;
  reportError: (error: unknown, where: string) => void;
}): { readonly captcha?: Captcha } {
  const { recaptcha: settings } = needs.config;
  if (settings === undefined) return {};
  const reportError = (error: unknown): void => needs.reportError(error, "reCAPTCHA");
  const captcha = createRecaptcha({
    settings,
    breaker: needs.breakers.of("reCAPTCHA"),
    fetch,
    hostnameOf: (brand) => new URL(needs.originOf(brand)).hostname,
    reportError,
  });
  const told = new Set<string>();
  const isChosenBy = (code: string): boolean => {
    const chosen = needs.brands.findBrand(code)?.reCaptcha;
    if (chosen?.enabled !== true) return false;
    if (chosen.siteKey === settings.siteKey) return true;
    // Told once: anybody may ask for a captcha, as often as they like.
    const key = `${code} ${chosen.siteKey}`;
    if (told.has(key)) return false;
    told.add(key);
    reportError(
      new Error(`the site key of ${code} is not the one that this server has a secret for`),
    );
    return false;
  };
  return { captcha: { ...captcha, isChosenBy } };
}

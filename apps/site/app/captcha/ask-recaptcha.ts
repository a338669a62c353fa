/** The part of their script that is used here. */
interface Grecaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, wish: { action: string }): Promise<string>;
}

interface RecaptchaQuestion {
  readonly siteKey: string;
  readonly action: string;
}

const patienceMs = 10_000;

/** A token of reCAPTCHA v3. Undefined: it did not come, whoever kept it away. */
export async function askRecaptcha({
  siteKey,
  action,
}: RecaptchaQuestion): Promise<string | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), patienceMs);
  try {
    return await Promise.race([late, execute(siteKey, action)]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

async function execute(siteKey: string, action: string): Promise<string> {
  const grecaptcha = found() ?? (await load(siteKey));
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha.execute(siteKey, { action });
}

function load(siteKey: string): Promise<Grecaptcha> {
  const script = document.createElement("script");
  script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
  return new Promise((resolve, reject) => {
    script.addEventListener("error", () => reject(new Error("reCAPTCHA did not come")));
    script.addEventListener("load", () => {
      const grecaptcha = found();
      if (grecaptcha === undefined) reject(new Error("reCAPTCHA is not what it was"));
      else resolve(grecaptcha);
    });
    document.head.append(script);
  });
}

function found(): Grecaptcha | undefined {
  return (window as Window & { grecaptcha?: Grecaptcha }).grecaptcha;
}

import type { Page } from "@playwright/test";

/** A device with a lock, built into the browser: it keeps passkeys and lets whoever asks for them in. */
export async function attachKeyring(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** While it does not, whatever is asked of the device waits. */
    async answerTouches(enabled: boolean): Promise<void> {
      await devtools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
    },

    async count(): Promise<number> {
      const { credentials } = await devtools.send("WebAuthn.getCredentials", { authenticatorId });
      return credentials.length;
    },
  };
}

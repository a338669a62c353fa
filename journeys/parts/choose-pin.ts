import { expect, type Page } from "@playwright/test";
import type { Person } from "@croupier/tools/world";

export const pin = "482913";

/** A PIN, which proves what has to be proved from then on; how somebody comes to one is another story. */
export async function choosePin(page: Page, { id, password }: Person): Promise<void> {
  const statuses = await page.evaluate(
    async ([player, typed, chosen]) => {
      const at = `/services/player-verification/v1/profiles/${player}`;
      const put = async (path: string, body: object) =>
        (
          await fetch(at + path, {
            method: "PUT",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(body),
          })
        ).status;
      const proof = { operation: "changeStatus2FA", type: "PASSWORD", value: typed };
      const proved = await put("/verifications/verify", proof);
      return [proved, await put("/pin-code", { pin: chosen })];
    },
    [id, password, pin] as const,
  );
  expect(statuses).toEqual([200, 204]);
}

import type { Page } from "@playwright/test";

/** Resolves once the server has taken the page's socket; what it says from then on stands in `heard`. */
export async function untilLineStands(page: Page): Promise<{ heard: string[] }> {
  const heard: string[] = [];
  const network = await page.context().newCDPSession(page);
  network.on("Network.webSocketFrameReceived", ({ response }) => heard.push(response.payloadData));
  await network.send("Network.enable");
  await new Promise((resolve) =>
    network.once("Network.webSocketHandshakeResponseReceived", resolve),
  );
  return { heard };
}

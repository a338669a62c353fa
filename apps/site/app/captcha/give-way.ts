/** Lets the browser draw and the player type. A timer would be slowed down in a tab at the back. */
export function giveWay(): Promise<void> {
  return new Promise((resolve) => {
    const { port1: here, port2: there } = new MessageChannel();
    here.addEventListener("message", () => {
      here.close();
      resolve();
    });
    here.start();
    there.postMessage(undefined, []);
  });
}

// Loaded ahead of a supervised process: tells the supervisor of every port this very process holds,
// so that an answer from somebody else there is never taken for ours.
import { subscribe } from "node:diagnostics_channel";
import { Server } from "node:net";

subscribe("tracing:net.server.listen:asyncEnd", (message) => {
  const { server } = message as { server?: unknown };
  const address = server instanceof Server ? server.address() : null;
  if (address === null || typeof address === "string" || !process.connected) return;
  process.send?.({ listening: address.port });
});

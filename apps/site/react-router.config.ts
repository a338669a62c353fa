import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Routes are few and their manifest is smaller than a second request for it would be.
  routeDiscovery: { mode: "initial" },
} satisfies Config;

import manifest from "../package.json" with { type: "json" };

/** What the status page shows beside this process. */
export const { version } = manifest;

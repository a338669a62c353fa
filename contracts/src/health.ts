import { z } from "zod";
import { addresses } from "./addresses.ts";
import { endpoint } from "./endpoint.ts";

export const health = {
  live: endpoint({
    ...addresses.health.live,
    name: "health.live",
    summary: "The process answers",
    access: "public",
    rate: "poll",
    shed: "P0",
    responses: { 200: z.object({ status: z.literal("live") }) },
    refusals: [],
  }),
  ready: endpoint({
    ...addresses.health.ready,
    name: "health.ready",
    summary: "The process may be sent players",
    access: "public",
    rate: "poll",
    shed: "P0",
    responses: { 200: z.object({ status: z.literal("ready") }) },
    refusals: ["not_ready"],
  }),
} as const;

import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import type { Pressure, ShedClass } from "./pressure.ts";

export type ShellMetrics = ReturnType<typeof createShellMetrics>;

/** Every metric has a row in docs/reference/alarms.md, and a test compares the two lists. */
export function createShellMetrics({ pressure }: { pressure: Pressure }) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];

  const requests = new Counter({
    name: "croupier_http_requests_total",
    help: "Answers by route and status",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const seconds = new Histogram({
    name: "croupier_http_request_seconds",
    help: "Time from the request's first byte to the answer's last",
    labelNames: ["route"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 0.5, 1, 3, 10],
    registers,
  });
  const rateLimited = new Counter({
    name: "croupier_http_rate_limited_total",
    help: "Requests answered 429",
    labelNames: ["rate"],
    registers,
  });
  const unhandled = new Counter({
    name: "croupier_unhandled_errors_total",
    help: "Errors nobody expected; each is recorded with its trace",
    registers,
  });
  const httpErrors = new Counter({
    name: "croupier_http_unreadable_total",
    help: "Connections whose bytes were not HTTP",
    registers,
  });
  const inFlight = new Gauge({
    name: "croupier_http_in_flight",
    help: "Requests being answered now",
    registers,
    collect() {
      this.set(pressure.state().inFlight);
    },
  });
  const inFlightLimit = new Gauge({
    name: "croupier_http_in_flight_limit",
    help: "Requests in flight from which P2 is shed now",
    registers,
    collect() {
      this.set(pressure.state().inFlightLimit);
    },
  });
  const delay = new Gauge({
    name: "croupier_event_loop_delay_seconds",
    help: "Of the last window, where this process made it itself; what load shedding looks at",
    registers,
    collect() {
      this.set(pressure.state().delayMs / 1000);
    },
  });
  const shed = new Counter({
    name: "croupier_http_shed_total",
    help: "Requests answered 503 to keep the others fast",
    labelNames: ["class"],
    registers,
    collect() {
      this.reset();
      for (const shedClass of shedClasses) {
        this.inc({ class: shedClass }, pressure.state().shed[shedClass]);
      }
    },
  });
  return {
    registry,
    requests,
    seconds,
    rateLimited,
    unhandled,
    httpErrors,
    inFlight,
    inFlightLimit,
    delay,
    shed,
  };
}

const shedClasses: readonly ShedClass[] = ["P0", "P1", "P2", "P3"];

import { Counter, Gauge } from "prom-client";
import type { Registry } from "prom-client";
import type { Breakers } from "@croupier/kit/breaker";
import type { Database } from "@croupier/database";
import type { FanOut } from "../realtime/fan-out.ts";
import type { Sockets } from "../realtime/sockets.ts";
import type { Pages } from "./open-pages.ts";
import { showBreakers } from "./shell/breaker-metrics.ts";
import type { UnreadConnections } from "./shell/unread-connections.ts";

export interface Observed {
  readonly database: Database;
  readonly pages: Pages;
  readonly sockets: Sockets;
  readonly fanOut: FanOut;
  readonly breakers: Breakers;
  readonly unread: UnreadConnections;
}

/** The hot paths count with plain numbers; they become metrics only when somebody asks. */
export function observe(
  registry: Registry,
  { database, pages, sockets, fanOut, breakers, unread }: Observed,
): void {
  showBreakers(registry, breakers);
  const gauge = (name: string, help: string, read: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  const counter = (
    name: string,
    help: string,
    label: string,
    read: () => Record<string, number>,
  ): Counter =>
    new Counter({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      collect() {
        this.reset();
        for (const [value, count] of Object.entries(read())) this.inc({ [label]: value }, count);
      },
    });

  counter("croupier_page_answers_total", "Page requests by outcome", "result", pages.counts);
  gauge("croupier_page_cache_bytes", "Memory held by kept pages", () => pages.cache.size().bytes);
  gauge("croupier_page_cache_pages", "Kept pages", () => pages.cache.size().pages);
  counter(
    "croupier_page_cache_changes_total",
    "Pages rendered, stored, evicted, purged",
    "change",
    () => {
      const { rendered, stored, evicted, purged } = pages.cache.size();
      return { rendered, stored, evicted, purged };
    },
  );
  gauge("croupier_realtime_sockets", "Open sockets of players", () => sockets.state().open);
  counter(
    "croupier_realtime_dropped_total",
    "Sockets closed or refused by us, by reason",
    "reason",
    () => sockets.state().dropped,
  );
  gauge("croupier_fanout_connected", "1 while we hear the other processes", () =>
    Number(fanOut.state().connected),
  );
  counter("croupier_fanout_total", "Messages announced and heard, and gaps", "event", () => {
    const { announced, heard, gaps } = fanOut.state();
    return { announced, heard, gaps };
  });
  gauge("croupier_http_unread_connections", "Connections left unread for a moment", unread.count);
  gauge("croupier_database_connections", "Connections held", () => database.pool.totalCount);
  gauge(
    "croupier_database_waiting",
    "Queries that wait for a connection",
    () => database.pool.waitingCount,
  );
}

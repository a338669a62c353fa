import type { Server } from "node:http";
import type { Casino } from "@croupier/casino";
import type { Clock } from "@croupier/kit/time";
import type { FanOut } from "../../realtime/fan-out.ts";
import type { OwnPages } from "../../src/shell/same-origin.ts";
import type { PresentOf } from "../game-subject.ts";
import type { FlightLimits } from "./flight-limits.ts";
import { createFlightSockets, type FlightSockets } from "./flight-sockets.ts";
import { openFlightTower } from "./flight-tower.ts";

type Needs = {
  readonly server: Server;
  readonly casino: Pick<Casino, "frame" | "flights">;
  readonly ownPages: Pick<OwnPages, "isSameOrigin">;
  readonly presentOf: PresentOf;
  readonly clock: Clock;
  readonly fanOut: Pick<FanOut, "announce" | "listen">;
  readonly headers: Readonly<Record<string, string>>;
  readonly nextTraceId: () => string;
  readonly reportError: (error: unknown, where: string) => void;
  readonly limits?: Partial<FlightLimits> | undefined;
};

/** Ties the writers of this process, the sockets of its players and what the processes tell each other. */
export function openFlights(needs: Needs) {
  const { casino, fanOut } = needs;
  const reportError = (error: unknown): void => needs.reportError(error, "flights");
  const announce = (topic: "flights" | "landings", id: string): void =>
    void fanOut.announce({ topic, ids: [id] }).catch(reportError);

  const tower = openFlightTower({
    flights: casino.flights,
    reportError,
    onWritten(game) {
      sockets.look(game);
      announce("flights", game);
    },
  });
  const sockets: FlightSockets = createFlightSockets({
    ...needs,
    tower,
    reportError,
    announceLanding: (roundId) => announce("landings", roundId),
    ...(needs.limits === undefined ? { limits: {} } : { limits: needs.limits }),
  });
  tower.watch(sockets.isWatched);
  fanOut.listen({
    onMessage({ topic, ids }) {
      if (topic === "flights") for (const game of ids) sockets.look(game);
      if (topic === "landings") for (const roundId of ids) tower.landAnywhere(roundId);
    },
    onGap: () => sockets.lookAtAll(),
  });
  return {
    routes: sockets.routes,
    open: sockets.open,
    async close(): Promise<void> {
      await sockets.close();
      await tower.close();
    },
  };
}

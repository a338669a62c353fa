import { once } from "node:events";
import { flightSay, type FlightSay, type PlayedRound } from "@croupier/contracts";
import { flightsPath } from "@croupier/contracts/play-addresses";
import { uuidv7 } from "@croupier/kit/ids";
import type { Person } from "@croupier/tools/people";
import { WebSocket } from "ws";
import { openFrame } from "./game-play.ts";
import type { Served } from "./serve.ts";

/** A flight boards, flies and rests as long as a test can wait for. */
export const quickPace = { boardingMs: 700, restMs: 200, leaseMs: 1_000 };

type Say<Kind extends FlightSay["say"]> = Extract<FlightSay, { say: Kind }>;

/** A socket of flights that remembers everything it was told. */
export async function openFlightSocket(served: Served, token: string) {
  const socket = new WebSocket(served.gamesUrl.replace("http", "ws") + flightsPath);
  const heard: FlightSay[] = [];
  const waiting = new Set<() => void>();
  socket.on("message", (data) => {
    heard.push(flightSay.parse(JSON.parse(String(data))));
    for (const look of waiting) look();
  });
  socket.on("error", () => undefined);
  await once(socket, "open");
  socket.send(JSON.stringify({ ask: "join", token }));

  function until<Kind extends FlightSay["say"]>(
    say: Kind,
    holds: (said: Say<Kind>) => boolean = () => true,
    from = 0,
  ): Promise<Say<Kind>> {
    const find = () =>
      heard.slice(from).find((one): one is Say<Kind> => one.say === say && holds(one as Say<Kind>));
    return new Promise((resolve, reject) => {
      const gone = () => reject(new Error("the socket is gone"));
      const look = () => {
        const found = find();
        if (found === undefined) return;
        waiting.delete(look);
        socket.off("close", gone);
        resolve(found);
      };
      waiting.add(look);
      socket.on("close", gone);
      look();
    });
  }

  const ask = (said: object) => socket.send(JSON.stringify(said));
  const phase = (state: string, from = 0) =>
    until("board", ({ board }) => board.flight.state === state, from);

  return {
    socket,
    heard,
    ask,
    until,
    mark: () => heard.length,
    phase,
    /** The round that was opened, or the code of what was refused. Who comes too late takes the next flight. */
    async board(facts: { stake?: string; landAt?: number | null } = {}): Promise<PlayedRound> {
      for (;;) {
        const playId = uuidv7();
        const from = heard.length;
        ask({ ask: "board", playId, stake: "1.00", landAt: null, ...facts });
        const said = await Promise.race([
          until("round", ({ round }) => round.playId === playId, from),
          until("refused", ({ about }) => about === playId, from),
        ]);
        if (said.say === "round") return said.round;
        if (said.code !== "flight_gone") throw new Error(said.code);
        await phase("boarding", from);
      }
    },
    over: async (id: string) =>
      (await until("round", ({ round }) => round.id === id && round.state !== "open")).round,
    close: () => socket.close(),
  };
}

export async function watch(served: Served, person: Person) {
  const { opened } = await openFrame(served, person, "skylark");
  return { ...(await openFlightSocket(served, opened.sessionToken)), opened };
}

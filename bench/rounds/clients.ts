// Frames, in a process of their own: presses as fast as they are answered.
import { randomUUID } from "node:crypto";
import { openConnections } from "../connections.ts";
import { runLoad, type Load } from "../ledger/load.ts";

export type Order = {
  readonly port: number;
  readonly tokens: readonly string[];
  readonly clients: number;
  readonly seconds: number;
  /** How many of the ten thousand numbers win; 4,950 where nothing is said. */
  readonly winning?: number;
};

process.on("message", (order: Order) => {
  void press(order).then((load) => process.send?.(load));
});
process.on("disconnect", () => process.exit(0));

/** Each client presses for its own players in turn: nobody waits for a round of their own. */
async function press({ port, tokens, clients, seconds, winning = 4_950 }: Order): Promise<Load> {
  const connections = openConnections({ port, max: clients });
  const turns = Math.floor(tokens.length / clients);
  const head = `POST /play/v1/rounds HTTP/1.1\r\nhost: localhost:${port}\r\norigin: http://localhost:${port}\r\ncontent-type: application/json\r\n`;
  let pressed = 0;
  const play = (token: string): Promise<number> => {
    const body = `{"playId":"${randomUUID()}","stake":"0.10","choice":{"side":"under","winning":${winning}}}`;
    const bytes = Buffer.from(
      `${head}authorization: Bearer ${token}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
      "latin1",
    );
    return new Promise((resolve, reject) => {
      const isSent = connections.ask(bytes, (heard) => {
        if (heard === undefined) return reject(new Error("a connection of the bench was closed"));
        resolve(heard.status);
      });
      if (!isSent) reject(new Error("there are more presses at once than connections"));
    });
  };
  const load = await runLoad({
    clients,
    seconds,
    ask: async (client) => {
      pressed += 1;
      const status = await play(tokens[client + clients * (pressed % turns)] ?? "");
      if (status !== 201) throw new Error(`a press of the bench was answered ${status}`);
    },
  });
  connections.close();
  return load;
}

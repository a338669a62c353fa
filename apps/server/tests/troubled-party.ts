import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";

export type PartyTrouble = "silent" | "reset" | "garbage" | "endless";

export interface TroubledParty {
  readonly port: number;
  /** How often somebody asked. */
  asked(): number;
  /** How many bytes of an answer without an end were taken in. */
  taken(): number;
  /** How many are still on the line. */
  onTheLine(): number;
  /** How many have left, whoever hung up. */
  left(): number;
  hangUp(): void;
  close(): void;
}

const piece = Buffer.alloc(64 * 1024, "[");

/** Somebody outside on a bad day, on the bare wire: whoever comes is met with one trouble. */
export async function startTroubledParty(
  trouble: PartyTrouble,
  /** The head of an answer over HTTP; empty: it speaks as soon as somebody comes. */
  opening: string,
): Promise<TroubledParty> {
  const speaksFirst = opening === "";
  const lines = new Set<Socket>();
  let asked = 0;
  let taken = 0;
  let left = 0;
  const server = createServer((socket) => {
    lines.add(socket);
    socket.on("close", () => {
      lines.delete(socket);
      left += 1;
    });
    socket.on("error", () => {});
    // Over HTTP a line may be opened ahead, for what is asked later.
    if (speaksFirst) meet(socket);
    else socket.once("data", () => meet(socket));
    socket.resume();
  });

  function meet(socket: Socket): void {
    asked += 1;
    if (trouble === "reset") return void socket.resetAndDestroy();
    if (trouble === "silent") return;
    socket.write(opening);
    if (trouble === "garbage") return void socket.end("<html>\r\n\0 it works!\r\n");
    pour(socket);
  }

  function pour(socket: Socket): void {
    do taken += piece.length;
    while (!socket.destroyed && socket.write(piece));
    socket.once("drain", () => pour(socket));
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const hangUp = () => {
    for (const line of lines) line.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    asked: () => asked,
    taken: () => taken,
    onTheLine: () => lines.size,
    left: () => left,
    hangUp,
    close() {
      server.close();
      hangUp();
    },
  };
}

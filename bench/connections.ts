// Kept connections that ask one question at a time: as little code as tells an answer from the next,
// because a generator that is busy itself measures itself.
import { once } from "node:events";
import { connect, type Socket } from "node:net";

export type Heard =
  | { readonly status: number; readonly retryAfter: boolean; readonly body: string }
  | undefined;

type Line = { readonly socket: Socket; heard: (answer: Heard) => void; text: string };

export type Connections = {
  /** Opens so many ahead, as the proxy before us keeps them. */
  openAhead(count: number): Promise<void>;
  /** Sends at once on an idle connection, or on one more; false when there may be no more. */
  ask(bytes: Buffer, heard: (answer: Heard) => void): boolean;
  close(): void;
};

export function openConnections({ port, max }: { port: number; max: number }): Connections {
  const idle: Line[] = [];
  const open = new Set<Line>();
  /** All of them read into the same: what came is text before the next reads. */
  const buffer = Buffer.alloc(64 * 1024);

  function addLine(): Line {
    const hearInto = (bytes: number): boolean => {
      hear(line, buffer.toString("latin1", 0, bytes));
      return true;
    };
    const socket = connect({
      port,
      host: "127.0.0.1",
      noDelay: true,
      onread: { buffer, callback: hearInto },
    });
    const line: Line = { socket, heard: () => {}, text: "" };
    open.add(line);
    socket.on("error", () => undefined);
    socket.on("close", () => {
      drop(line);
      settle(line, undefined);
    });
    return line;
  }

  function hear(line: Line, text: string): void {
    line.text += text;
    const answer = readAnswer(line.text);
    if (answer === undefined) return;
    line.text = "";
    if (answer.closes) drop(line);
    else idle.push(line);
    settle(line, answer);
  }

  function drop(line: Line): void {
    open.delete(line);
    const place = idle.indexOf(line);
    if (place >= 0) idle.splice(place, 1);
    line.socket.destroy();
  }

  return {
    async openAhead(count) {
      for (let opened = 0; opened < count; opened += 1) {
        const line = addLine();
        await once(line.socket, "connect");
        idle.push(line);
      }
    },
    ask(bytes, heard) {
      // In turn: one that is never asked anything is hung up on.
      const line = idle.shift() ?? (open.size < max ? addLine() : undefined);
      if (line === undefined) return false;
      line.heard = heard;
      line.socket.write(bytes);
      return true;
    },
    close: () => [...open].forEach(drop),
  };
}

function settle(line: Line, answer: Heard): void {
  const { heard } = line;
  line.heard = () => {};
  heard(answer);
}

/** One whole answer, or undefined while there is more to come. Ours always say their length. */
function readAnswer(text: string): (NonNullable<Heard> & { closes: boolean }) | undefined {
  const end = text.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const head = text.slice(0, end);
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  const body = text.slice(end + 4);
  if (body.length < length) return undefined;
  return {
    status: Number(head.slice(9, 12)),
    retryAfter: /\r\nretry-after: /i.test(head),
    closes: /\r\nconnection: close/i.test(head),
    body,
  };
}

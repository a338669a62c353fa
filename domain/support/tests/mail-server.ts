import { createServer, type AddressInfo, type Socket } from "node:net";

/** What the server says to a recipient; `silence`: nothing, the line stays open. */
export type Reception = "250 fine" | "550 no such mailbox" | "451 try again later" | "silence";

export type MailServer = {
  readonly url: string;
  /** Everything that was said to it, line by line. */
  heard(): string;
  /** The messages it took, as they came over the line. */
  readonly taken: string[];
  /** How it receives whoever comes from now on. */
  receive(how: Reception): void;
  /** The line breaks once the whole message is there, before it is said to be taken. */
  breakAfterMessage(times: number): void;
  stop(): void;
};

/** Just enough of RFC 5321 to take messages, to refuse them, and to be slow or broken. */
export async function startMailServer(): Promise<MailServer> {
  const lines = new Set<Socket>();
  const taken: string[] = [];
  let heard = "";
  let reception: Reception = "250 fine";
  let breaks = 0;

  const server = createServer((socket) => {
    let message: string | undefined;
    lines.add(socket);
    socket.on("close", () => lines.delete(socket));
    socket.on("error", () => {});
    socket.write("220 test\r\n");
    socket.on("data", (chunk) => {
      const text = chunk.toString();
      heard += text;
      if (message !== undefined) {
        message += text;
        if (!message.endsWith("\r\n.\r\n")) return;
        taken.push(message);
        message = undefined;
        if (breaks > 0) {
          breaks -= 1;
          socket.destroy();
        } else socket.write("250 taken\r\n");
      } else if (text.startsWith("DATA")) {
        message = "";
        socket.write("354 go on\r\n");
      } else if (text.startsWith("RCPT")) {
        if (reception !== "silence") socket.write(`${reception}\r\n`);
      } else {
        socket.write("250 fine\r\n");
        if (text.startsWith("QUIT")) socket.end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    heard: () => heard,
    taken,
    receive: (how) => void (reception = how),
    breakAfterMessage: (times) => void (breaks = times),
    stop() {
      server.close();
      for (const line of lines) line.destroy();
    },
  };
}

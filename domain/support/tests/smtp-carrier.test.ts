import { createServer, type AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { createSmtpCarrier } from "../src/face.ts";

test("a mail reaches an SMTP server with both bodies and a lasting id", async () => {
  const received = await startMailServer();
  const carrier = createSmtpCarrier({ url: received.url, from: "Kingfisher <post@example.com>" });
  await carrier.send({
    messageId: "0198",
    to: "alice@example.com",
    subject: "Welcome",
    text: "Hello in plain words",
    html: "<p>Hello in markup</p>",
  });
  received.stop();
  expect(received.commands()).toContain("RCPT TO:<alice@example.com>");
  expect(received.commands()).toContain("Message-ID: <0198@example.com>");
  expect(received.commands()).toContain("Hello in plain words");
  expect(received.commands()).toContain("<p>Hello in markup</p>");
});

test("a mail server that is not there is an error, so that the mail is tried again", async () => {
  const gone = await startMailServer();
  gone.stop();
  const carrier = createSmtpCarrier({ url: gone.url, from: "post@example.com" });
  const mail = { messageId: "1", to: "a@example.com", subject: "s", text: "t", html: undefined };
  await expect(carrier.send(mail)).rejects.toThrow(/ECONNREFUSED/);
});

/** Just enough of RFC 5321 to accept one message. */
async function startMailServer() {
  let heard = "";
  let inMessage = false;
  const server = createServer((socket) => {
    socket.write("220 test\r\n");
    socket.on("data", (chunk) => {
      const text = chunk.toString();
      heard += text;
      if (inMessage) {
        if (!heard.endsWith("\r\n.\r\n")) return;
        inMessage = false;
        socket.write("250 taken\r\n");
      } else if (text.startsWith("DATA")) {
        inMessage = true;
        socket.write("354 go on\r\n");
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
    commands: () => heard,
    stop: () => server.close(),
  };
}

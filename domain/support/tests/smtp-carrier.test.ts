import { createBreaker } from "@croupier/kit/breaker";
import { systemClock } from "@croupier/kit/time";
import { expect, test } from "vitest";
import { createSmtpCarrier } from "../src/face.ts";
import { startMailServer } from "./mail-server.ts";

const breaker = createBreaker(systemClock);

test("a mail reaches an SMTP server with both bodies and a lasting id", async () => {
  const received = await startMailServer();
  const carrier = createSmtpCarrier({
    url: received.url,
    from: "Kingfisher <post@example.com>",
    breaker,
  });
  await carrier.send({
    messageId: "0198",
    to: "alice@example.com",
    subject: "Welcome",
    text: "Hello in plain words",
    html: "<p>Hello in markup</p>",
  });
  received.stop();
  expect(received.heard()).toContain("RCPT TO:<alice@example.com>");
  expect(received.heard()).toContain("Message-ID: <0198@example.com>");
  expect(received.heard()).toContain("Hello in plain words");
  expect(received.heard()).toContain("<p>Hello in markup</p>");
});

test("a mail server that is not there is an error, so that the mail is tried again", async () => {
  const gone = await startMailServer();
  gone.stop();
  const carrier = createSmtpCarrier({ url: gone.url, from: "post@example.com", breaker });
  const mail = { messageId: "1", to: "a@example.com", subject: "s", text: "t", html: undefined };
  await expect(carrier.send(mail)).rejects.toThrow(/ECONNREFUSED/);
});

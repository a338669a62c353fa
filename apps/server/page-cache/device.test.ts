import { expect, test } from "vitest";
import { deviceOf } from "./device.ts";

const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1";
const computer = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36";

test.each([
  [{}, "Desktop"],
  [{ "user-agent": computer }, "Desktop"],
  [{ "user-agent": phone }, "Mobile"],
  [{ "user-agent": computer, "sec-ch-ua-mobile": "?1" }, "Mobile"],
  [{ "user-agent": phone, "sec-ch-ua-mobile": "?0" }, "Desktop"],
  [{ "user-agent": phone, "sec-ch-ua-mobile": "perhaps" }, "Mobile"],
])("%j is drawn for %s", (headers, device) => {
  expect(deviceOf(headers)).toBe(device);
});

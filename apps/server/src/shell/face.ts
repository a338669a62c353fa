export { showBreakers } from "./breaker-metrics.ts";
export { mountAssets } from "../../pages/assets.ts";
export { createClientAddresses, networkOf, type ClientAddresses } from "./client-address.ts";
export { readCookie, writeCookie, type CookieOptions } from "./cookies.ts";
export { ConfigurationError, type Environment } from "./environment.ts";
export { closeListener, stopInOrder, stopOnSignal, type StopStep } from "./graceful-stop.ts";
export { openHotLine } from "./hot-line.ts";
export { httpLimits, type HttpLimits } from "./http-server.ts";
export { createLogger, describeError, type LoggerOptions } from "./logger.ts";
export { createShellMetrics, type ShellMetrics } from "./metrics.ts";
export { createMount, method, type Answer, type Call, type Method } from "./mount.ts";
export { createPressure, pressureLimits, type Pressure, type PressureLimits } from "./pressure.ts";
export {
  everySetting,
  modeOf,
  pressureFrom,
  readSettings,
  sessionLimitsOf,
  type Mode,
  type Reader,
} from "../settings.ts";
export { createPrivateListener } from "./private-listener.ts";
export { ProblemError, problemOf, problemType, type RefusedWith } from "./problem-answer.ts";
export { allowances, createRateLimits, type Allowances, type RateLimits } from "./rate-limits.ts";
export { listRoutes, type Route } from "./route-list.ts";
export { createOwnPages } from "./same-origin.ts";
export { createSecurityHeaders, type SecurityHeaders } from "./security-headers.ts";
export { createShell, sendProblem, type ShellOptions } from "./shell.ts";
export { createTraceIds } from "./trace-id.ts";

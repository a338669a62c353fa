// The back-office in a process of its own, with somebody who says yes to withdrawals.
import { buildBackoffice, readBackofficeConfig } from "@croupier/backoffice";

const plenty = { points: Number.MAX_SAFE_INTEGER, seconds: 60 };
const never = { P1: Infinity, P2: Infinity, P3: Infinity };
const backoffice = await buildBackoffice({
  config: {
    ...readBackofficeConfig(process.env),
    allowances: {
      poll: plenty,
      read: plenty,
      write: plenty,
      sensitive: plenty,
      play: plenty,
      machine: plenty,
    },
    pressure: { delayMs: never, inFlight: never, windowMs: 1_000 },
  },
  console: "none",
});
const staff = await backoffice.services.oversight.createStaff({
  login: "bench",
  name: "Bench",
  roles: ["payments"],
  createdBy: null,
});
if (!staff.ok) throw new Error(staff.refusal.code);
const { port } = await backoffice.listen();
process.send?.({ port, password: staff.value.password });
process.on("disconnect", () => void backoffice.close().finally(() => process.exit(0)));

// The back-office in a process of its own, with a member of staff who may publish.
import { buildBackoffice, readBackofficeConfig } from "@croupier/backoffice";

const backoffice = await buildBackoffice({
  config: readBackofficeConfig(process.env),
  console: "none",
});
const staff = await backoffice.services.oversight.createStaff({
  login: "bench",
  name: "Bench",
  roles: ["publisher"],
  createdBy: null,
});
if (!staff.ok) throw new Error(staff.refusal.code);
const { port } = await backoffice.listen();
process.send?.({ port, password: staff.value.password });
process.on("disconnect", () => void backoffice.close().finally(() => process.exit(0)));

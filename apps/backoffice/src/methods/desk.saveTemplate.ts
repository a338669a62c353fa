import { desk } from "@croupier/contracts";
import { uuidv7 } from "@croupier/kit/ids";
import { method } from "@croupier/server/shell";
import { refuseAtDesk } from "../desk/refuse-at-desk.ts";
import type { Services, StaffSubject } from "../services.ts";

export function deskSaveTemplate({ content }: Services) {
  return method<typeof desk.saveTemplate, StaffSubject>(
    desk.saveTemplate,
    async ({ body, subject }) => {
      const { id: templateId = uuidv7(), ...template } = body;
      const by = subject.staff.login;
      const saved = await content.saveTemplate({ ...template, templateId, by });
      return saved.ok ? { status: 201, body: { id: templateId } } : refuseAtDesk(saved.refusal);
    },
  );
}

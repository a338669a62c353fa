import { saferPlay } from "@croupier/contracts";
import type { PlayerSubject, Services } from "../src/services.ts";
import { method } from "../src/shell/mount.ts";
import { askerOf } from "./present-safer-play.ts";

export function saferPlayComeBack(services: Services) {
  return method<typeof saferPlay.comeBack, PlayerSubject>(
    saferPlay.comeBack,
    async ({ subject, body }) => {
      const asked = await services.saferPlay.comeBack({ ...askerOf(subject), ...body });
      if (!asked.ok) return asked;
      return { status: 201, body: { returnsAt: asked.value.returnsAt.toISOString() } };
    },
  );
}

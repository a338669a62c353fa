import { client, valueOf } from "../calls.ts";

const { desk } = client;

export async function enrolTotp() {
  return valueOf(await desk.enrolTotp());
}

export async function confirmTotp(code: string) {
  return valueOf(await desk.confirmTotp({ body: { code } })).recoveryCodes;
}

export async function disableTotp(code: string): Promise<void> {
  valueOf(await desk.disableTotp({ body: { code } }));
}

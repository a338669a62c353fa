import type { OperatedProviderView } from "@croupier/contracts";
import type { OperatedProvider } from "@croupier/providers";

export function presentProvider(provider: OperatedProvider): OperatedProviderView {
  const { code, name, dialect, isOpen, switched, lastCallAt } = provider;
  return {
    code,
    name,
    dialect,
    open: isOpen,
    switched: switched && { ...switched, at: switched.at.toISOString() },
    lastCallAt: lastCallAt?.toISOString() ?? null,
    callsInHour: Number(provider.callsInHour),
    troubleInHour: provider.troubleInHour.map(({ status, answers }) => ({
      status,
      answers: Number(answers),
    })),
  };
}

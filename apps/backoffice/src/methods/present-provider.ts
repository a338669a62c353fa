import type { OperatedProviderView } from "@croupier/contracts";
import type { OperatedProvider } from "@croupier/providers";

export function presentProvider(provider: OperatedProvider): OperatedProviderView {
  const { code, name, dialect, isOpen, switched, lastCallAt, recent } = provider;
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
    recent: {
      calls: Number(recent.calls),
      refused: Number(recent.refused),
      late: Number(recent.late),
    },
    trouble: [...provider.trouble],
  };
}

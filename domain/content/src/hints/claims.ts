/**
 * What no page may promise: that a win is sure, that one is near because none came, that money can be
 * had without risk, that a loss can be won back. `absolute` ones are wrong even with a "not" before them.
 */
type Claim = { readonly pattern: RegExp; readonly absolute?: true };

const claims: Readonly<Record<string, readonly Claim[]>> = {
  en: [
    { pattern: /\bguarantee[ds]?( to)? (?:a )?(?:wins?|winners?|winnings|profits?|payouts?)\b/iu },
    { pattern: /\b(?:wins?|profits?|winnings) (?:is |are )?guaranteed\b/iu },
    { pattern: /\bsure (?:wins?|winners?|things?|bets?)\b/iu },
    { pattern: /\b(?:due|overdue|about|ready) to (?:hit|win|pay(?: out)?|drop)\b/iu },
    { pattern: /\b(?:due|overdue) for a (?:hit|win|payout|jackpot)\b/iu },
    { pattern: /\b(?:hot|cold) (?:right now|streaks?|slots?|machines?)\b/iu },
    { pattern: /\brisk[- ]free\b|\bwithout (?:any )?risk\b|\bno[- ]risk\b/iu },
    { pattern: /\b(?:can't|can’t|cannot|can not|never) lose\b/iu, absolute: true },
    { pattern: /\b(?:easy|free|quick) money\b|\bget rich\b/iu },
    { pattern: /\bbeat the (?:house|casino|odds|system)\b/iu },
    { pattern: /\bwin back (?:your |the )?(?:losses|money|what you)\b/iu },
    { pattern: /\b(?:solve|end) your (?:money|financial) (?:problems|worries)\b/iu },
  ],
  es: [
    {
      pattern: /\b(?:ganancias?|premios?|victorias?|beneficios?) (?:asegurad|garantizad)[oa]s?\b/iu,
    },
    { pattern: /\bgan(?:a|as|ar|arás) (?:seguro|siempre)\b|\bapuestas? seguras?\b/iu },
    { pattern: /\b(?:a punto de|le toca) (?:caer|pagar|salir|tocar|dar)\b/iu },
    { pattern: /\brachas? calientes?\b|\bmáquinas? calientes?\b/iu },
    { pattern: /\b(?:sin|libre de|cero) riesgos?\b/iu },
    { pattern: /\bno puedes? perder\b|\bimposible perder\b/iu, absolute: true },
    { pattern: /\bdinero (?:fácil|gratis|rápido)\b|\bhazte rico\b/iu },
    { pattern: /\brecuper(?:a|as|arás) (?:tus|las|lo) (?:pérdidas|que perdiste|perdido)/iu },
  ],
  de: [
    { pattern: /\b(?:garantiert|sicher)e[nrs]? gewinne?\b|\bgewinn(?:e)? garantiert\b/iu },
    { pattern: /\bgewinngarantie\b|\bgarantiert gewinnen\b/iu },
    { pattern: /\b(?:jackpot|gewinn|automat)\p{L}{0,24} (?:ist|sind) (?:über)?fällig\b/iu },
    { pattern: /\b(?:kurz davor|reif),? (?:zu (?:fallen|zahlen)|für den jackpot)/iu },
    { pattern: /\bheiße[nrs]? (?:phase|strähne|automaten?|slots?)\b/iu },
    { pattern: /\brisiko(?:frei|los)\p{L}*|\bohne (?:jedes )?risiko\b/iu },
    { pattern: /\b(?:nicht|nie|niemals) verlieren\b/iu, absolute: true },
    { pattern: /\b(?:leichtes|schnelles) geld\b|\breich werden\b|\bwerde reich\b/iu },
    { pattern: /\bverluste? (?:wieder )?zurück(?:holen|gewinnen)\b/iu },
  ],
};

const denial =
  /\b(?:no|not|never|none|nobody|nothing|neither|without|kein\p{L}{0,24}|nicht\p{L}{0,24}|nie|niemals|niemand|ohne|nunca|nadie|nada|ningun[oa]?|ningún|sin|ni)\b|n['’]t\b/giu;
/** How far behind it a denial reaches, in letters. */
const denialReach = 60;

/** The words that promise what nobody can, as they stand in the text. */
export function findClaims(text: string, language: string): string[] {
  const spoken = [claims[language] ?? [], language === "en" ? [] : (claims["en"] ?? [])].flat();
  return spoken.flatMap(({ pattern, absolute }) => {
    const found = pattern.exec(text);
    if (found === null) return [];
    return absolute !== true && isDenied(text.slice(0, found.index)) ? [] : [found[0]];
  });
}

/** "There is no guaranteed win" says the opposite: a denial shortly before, in the same sentence. */
function isDenied(before: string): boolean {
  const sentence =
    before
      .slice(-2 * denialReach)
      .split(/[.!?]/)
      .at(-1) ?? "";
  return [...sentence.matchAll(denial)].some(
    ({ 0: word, index }) => sentence.length - index - word.length <= denialReach,
  );
}

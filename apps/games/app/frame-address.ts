import type { Language, StageOptions } from "@croupier/game-stage/frame";

type FrameAddress = Pick<StageOptions, "code" | "language" | "launch">;

const languages: readonly Language[] = ["en", "es", "de"];

/**
 * `/lucky-dice?lang=de#launch=…`: which game, in which language, and how it was opened. A practice says what
 * may be done in it: `#practice&may=autoplay.turbo&round=2500`.
 */
export function readFrameAddress({
  pathname,
  search,
  hash,
}: Pick<Location, "pathname" | "search" | "hash">): FrameAddress {
  const [code = ""] = pathname.split("/").filter((part) => part !== "");
  const asked = new URLSearchParams(search).get("lang");
  const opened = new URLSearchParams(hash.slice(1));
  const token = opened.get("launch");
  return {
    code,
    language: languages.find((language) => language === asked) ?? "en",
    launch: token === null ? { mode: "practice", way: wayIn(opened) } : { mode: "real", token },
  };
}

function wayIn(
  opened: URLSearchParams,
): Extract<FrameAddress["launch"], { mode: "practice" }>["way"] {
  const may = opened.get("may");
  if (may === null) return undefined;
  const roundMs = Number(opened.get("round"));
  return { may: may.split("."), roundMsMin: Number.isFinite(roundMs) ? roundMs : 0 };
}

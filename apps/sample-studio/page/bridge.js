// The bridge to the page around, spelled out: docs/guides/integrate-a-game.md has its words.

/**
 * The page that frames us, where it is one of those named; anybody else hears and says nothing here.
 * `hear` has a function for each type of message that this game cares about.
 */
export function openBridge(named, hear) {
  const page = named.find((origin) => isOf(origin, originAround())) && originAround();
  addEventListener("message", ({ origin, source, data }) => {
    if (source !== parent || origin !== page || data?.croupier !== 1) return;
    if (Object.hasOwn(hear, data.type)) void hear[data.type](data);
  });
  return {
    tell(message) {
      if (page !== undefined) parent.postMessage({ croupier: 1, ...message }, page);
    },
  };
}

/** Some browsers say who frames us; the others name the page that led here. */
function originAround() {
  const around = location.ancestorOrigins?.[0];
  if (around !== undefined) return around;
  return URL.canParse(document.referrer) ? new URL(document.referrer).origin : undefined;
}

/** An origin by itself, or every name one step below a host: `https://*.play.example`. */
function isOf(named, origin) {
  if (origin === undefined || !named.includes("//*.")) return named === origin;
  const [scheme, host] = named.split("//*.");
  const start = `${scheme}//`;
  const end = `.${host}`;
  if (!origin.startsWith(start) || !origin.endsWith(end)) return false;
  return /^[a-z0-9-]+$/.test(origin.slice(start.length, -end.length));
}

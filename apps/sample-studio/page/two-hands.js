// The whole game in the browser.
import { openBridge } from "./bridge.js";
import { wordsOf } from "./words.js";

const root = document.documentElement;
const hands = [...document.querySelectorAll("button[data-hand]")];
const said = document.querySelector("#said");
const shownBalance = document.querySelector("#balance");
const stakeField = document.querySelector("#stake");
const launchToken = new URLSearchParams(location.hash.slice(1)).get("launch");
const language = new URLSearchParams(location.search).get("lang") ?? "en";
const words = wordsOf(language);
const named = document.querySelector("meta[name=page-origins]").content.split(" ");

let scale = 2;
let currency = "";
let balance = 100_000n;
let token;
let isPaused = false;
let isBusy = false;

const bridge = openBridge(named, {
  look({ theme, size }) {
    root.dataset.theme = theme;
    root.dataset.size = size;
  },
  pause() {
    isPaused = true;
    said.textContent = words.paused;
    drawReadiness();
  },
  resume() {
    if (isPaused) said.textContent = words.ask;
    isPaused = false;
    drawReadiness();
  },
  // The player has other money than a moment ago: a deposit, or a game in another window.
  async "balance-changed"() {
    if (token === undefined || isBusy) return;
    const answer = await post("/balance", { token });
    if (answer.balance !== undefined) showBalance(BigInt(answer.balance));
  },
});

function spell(minor) {
  const digits = String(minor).padStart(scale + 1, "0");
  const whole = digits.slice(0, digits.length - scale);
  return scale === 0 ? whole : `${whole}.${digits.slice(-scale)}`;
}

/** For people: as their language writes money. */
function show(minor) {
  const text = spell(minor);
  if (currency === "") return new Intl.NumberFormat(language).format(text);
  try {
    const format = new Intl.NumberFormat(language, { style: "currency", currency });
    return format.format(text);
  } catch {
    return `${text} ${currency}`;
  }
}

function readStake() {
  const [, whole, part = ""] = /^(\d{1,9})(?:[.,](\d*))?$/.exec(stakeField.value.trim()) ?? [];
  if (whole === undefined || part.length > scale) return undefined;
  const minor = BigInt(whole + part.padEnd(scale, "0"));
  return minor > 0n ? minor : undefined;
}

function showBalance(minor) {
  balance = minor;
  shownBalance.textContent = show(balance);
  if (token !== undefined) bridge.tell({ type: "balance", amount: spell(balance), currency });
}

function drawReadiness() {
  root.toggleAttribute("data-paused", isPaused);
  for (const hand of hands) hand.setAttribute("aria-disabled", String(isPaused || isBusy));
}

async function post(path, body) {
  const answer = await fetch(path, { method: "POST", body: JSON.stringify(body) });
  return answer.json();
}

// In practice the page decides alone, with play money; the odds are the same.
function practise(hand, minor) {
  if (minor > balance) return { refused: "INSUFFICIENT_FUNDS" };
  const [bit] = crypto.getRandomValues(new Uint8Array(1));
  const pebble = bit % 2 === 0 ? "left" : "right";
  const paid = pebble === hand ? (minor * 196n) / 100n : 0n;
  return { pebble, paid: String(paid), balance: String(balance - minor + paid) };
}

/** By these names the page knows what was refused; everybody else reads it here. */
const codes = {
  INVALID_TOKEN: "game_session_over",
  TOKEN_EXPIRED: "game_session_over",
  GAME_DISABLED: "game_closed",
  PROVIDER_DISABLED: "game_closed",
  PLAYER_BLOCKED: "account_blocked",
  SELF_EXCLUDED: "self_excluded",
  GEO_BLOCKED: "not_offered_here",
};

async function guess(asked) {
  const { hand } = asked.dataset;
  const minor = readStake();
  if (isPaused || isBusy) return;
  if (minor === undefined) {
    said.textContent = words.noStake;
    return;
  }
  isBusy = true;
  for (const one of hands) one.classList.remove("open", "found", "asked");
  asked.classList.add("asked");
  drawReadiness();
  bridge.tell({ type: "round-began" });
  const found =
    token === undefined
      ? practise(hand, minor)
      : await post("/guess", { token, hand, minor: String(minor) }).catch(() => ({
          refused: "TEMPORARY",
        }));
  isBusy = false;
  drawReadiness();
  if (found.refused !== undefined) {
    bridge.tell({ type: "round-ended", net: spell(0n) });
    said.textContent = words.refusals[found.refused] ?? words.notTaken;
    bridge.tell({ type: "failed", code: codes[found.refused] ?? "other" });
    return;
  }
  const paid = BigInt(found.paid);
  for (const one of hands) {
    one.classList.add("open");
    one.classList.toggle("found", one.dataset.hand === found.pebble);
  }
  const sentence = words[paid > 0n ? "won" : "lost"][found.pebble];
  said.textContent = sentence.replace("{paid}", show(paid));
  showBalance(BigInt(found.balance));
  const net = paid - minor;
  bridge.tell({ type: "round-ended", net: net < 0n ? `-${spell(-net)}` : spell(net) });
}

function draw() {
  root.lang = language;
  for (const place of document.querySelectorAll("[data-words]")) {
    place.textContent = words[place.dataset.words];
  }
  for (const hand of hands) {
    hand.append(document.querySelector("#hand").content.cloneNode(true));
    hand.querySelector(".name").textContent = words.hands[hand.dataset.hand];
    hand.addEventListener("click", () => void guess(hand));
  }
  said.textContent = words.ask;
}

draw();
if (launchToken === null) {
  showBalance(balance);
  bridge.tell({ type: "ready", game: "two-hands", mode: "practice" });
} else {
  // Whoever copies the address copies no token.
  history.replaceState(null, "", location.pathname + location.search);
  const opened = await post("/open", { launchToken });
  if (opened.refused === undefined) {
    ({ token, currency, scale } = opened);
    bridge.tell({ type: "ready", game: "two-hands", mode: "real" });
    showBalance(BigInt(opened.balance));
  } else {
    said.textContent = words.notOpened;
    bridge.tell({ type: "failed", code: "launch_not_valid" });
  }
}

import { timesNumber } from "@croupier/game-stage/scene";
import { sumUp, timesList, type TumbleWords } from "./tumble-words.ts";

const symbols = {
  crown: "Crown",
  chalice: "Chalice",
  ring: "Ring",
  coin: "Flame coin",
  ruby: "Ruby",
  topaz: "Topaz",
  emerald: "Emerald",
  sapphire: "Sapphire",
  key: "Key",
  ember: "Ember",
} as const;

const nameOf = (symbol: string) => symbols[symbol as keyof typeof symbols] ?? symbol;

export const tumbleWords: TumbleWords = {
  title: "Ember Vault",
  play: "Spin",
  symbols,
  told: ({ events, payout, won }) => {
    const { tumbles, only, times, spins, isBought, isMost } = sumUp(events);
    const bought = isBought ? "Free spins were bought. " : "";
    const what =
      tumbles === 0
        ? "Nothing burns."
        : only === undefined
          ? `${tumbles === 1 ? "One tumble pays" : `${tumbles} tumbles pay`}.`
          : `${only.count} times ${nameOf(only.symbol)} burns.`;
    const embers = times > 0 ? ` Embers multiply by ${spins > 0 ? `up to ${times}` : times}.` : "";
    const free = spins > 0 ? ` ${spins} free spins were played.` : "";
    const most = isMost ? " It is the most a round can pay." : "";
    const end = won ? `You win ${payout}.` : tumbles > 0 ? `${payout} is paid.` : "No win.";
    return `${bought}${what}${embers}${free}${most} ${end}`;
  },
  rules: (config) => {
    const { reels, rows, counts, embers, freeEmbers, freeSpins, most } = config;
    return [
      `${reels * rows} places and no lines: ${counts[0]} or more of a treasure, anywhere, pay their number times the stake. More of it pays more. What pays burns away, what is left falls, and new treasures fall in, until nothing pays any more.`,
      `An ember stays where it fell and carries a number: ${timesList(embers, { locale: "en", type: "disjunction" })}. When a spin paid, all embers that lie there are added up, and their sum multiplies what its tumbles paid.`,
      `${freeSpins.scatters} or more keys, anywhere, give ${freeSpins.first} free spins. During free spins ${freeSpins.scattersAgain} or more give ${freeSpins.again} more, up to ${freeSpins.most} in a round.`,
      `In free spins embers carry ${timesList(freeEmbers, { locale: "en", type: "disjunction" })}. Those of a spin that paid go on counting: their sum is added to the embers of every later free spin that pays with embers of its own.`,
      `A round pays at most ${timesNumber(most, "en")} times the stake of one spin; there it ends. All of it is decided when you press, before anything is shown.`,
    ];
  },
  saleRules: ({ buyStakes }) =>
    buyStakes === null
      ? []
      : [
          `Free spins can be bought for ${buyStakes} times the stake of one spin. They then begin at once, and everything they pay is of that one stake.`,
        ],
  bet: (bet) => (bet === "buy" ? "Free spins that were bought" : "A spin, free spins included"),
  ready: ({ least }) => `${least} of a treasure, anywhere, burn and pay`,
  pays: ({ count, symbol, pays }) => `${count} × ${symbol} pays ${pays}`,
  tumble: ({ paid }) =>
    paid.map(({ count, symbol, pays }) => `${count} times ${symbol} pays ${pays}.`).join(" "),
  product: ({ paid, times }) => `${paid} × ${times}`,
  counted: ({ times, paid }) => `Embers multiply by ${times}: ${paid}.`,
  wins: ({ paid }) => `You win ${paid}`,
  isPaid: ({ paid }) => `${paid} is paid`,
  noWin: "No win",
  soFar: ({ paid }) => `${paid} so far`,
  freeSpin: ({ spin, of }) => `Free spin ${spin} of ${of}`,
  embersCount: "Embers count",
  given: ({ spins }) => `${spins} free spins`,
  givenMore: "The door opens, and embers go on counting",
  ended: "Free spins paid",
  most: "The vault is empty",
  greats: { big: "Red hot", great: "White hot", vast: "Meltdown" },
  buy: {
    button: "Buy free spins",
    title: ({ spins }) => `Buy ${spins} free spins?`,
    price: ({ price, times, stake }) =>
      `They cost ${price}: ${times} times your stake of ${stake}. They begin at once, and what they pay is of ${stake} a spin.`,
    taken: ({ price }) =>
      `${price} is taken from your balance when you confirm. What they pay may be less than they cost.`,
    confirm: ({ price }) => `Buy for ${price}`,
    leave: "Not now",
    close: "Close",
  },
  anywhere: "Times the stake, for so many anywhere",
  orMore: ({ count }) => `${count}+`,
  keyPays: ({ keys, spins }) => `${keys} or more: ${spins} free spins`,
  emberPays: "Multiplies what a spin paid",
};

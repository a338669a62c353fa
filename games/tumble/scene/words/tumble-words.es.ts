import { timesNumber } from "@croupier/game-stage/scene";
import { sumUp, timesList, type TumbleWords } from "./tumble-words.ts";

const symbols = {
  crown: "Corona",
  chalice: "Cáliz",
  ring: "Anillo",
  coin: "Moneda de llama",
  ruby: "Rubí",
  topaz: "Topacio",
  emerald: "Esmeralda",
  sapphire: "Zafiro",
  key: "Llave",
  ember: "Brasa",
} as const;

const nameOf = (symbol: string) => symbols[symbol as keyof typeof symbols] ?? symbol;

export const tumbleWords: TumbleWords = {
  title: "Ember Vault",
  play: "Girar",
  symbols,
  told: ({ events, payout, won }) => {
    const { tumbles, only, times, spins, isBought, isMost } = sumUp(events);
    const bought = isBought ? "Se compraron tiradas gratis. " : "";
    const what =
      tumbles === 0
        ? "Nada arde."
        : only === undefined
          ? `${tumbles === 1 ? "Una caída paga" : `${tumbles} caídas pagan`}.`
          : `Arde ${only.count} × ${nameOf(only.symbol)}.`;
    const embers =
      times > 0 ? ` Las brasas multiplican por ${spins > 0 ? `hasta ${times}` : times}.` : "";
    const free = spins > 0 ? ` Se jugaron ${spins} tiradas gratis.` : "";
    const most = isMost ? " Es lo máximo que puede pagar una ronda." : "";
    const end = won ? `Ganas ${payout}.` : tumbles > 0 ? `Se pagan ${payout}.` : "Sin premio.";
    return `${bought}${what}${embers}${free}${most} ${end}`;
  },
  rules: (config) => {
    const { reels, rows, counts, embers, freeEmbers, freeSpins, most } = config;
    return [
      `${reels * rows} lugares y ninguna línea: ${counts[0]} o más de un mismo tesoro, en cualquier lugar, pagan su número por la apuesta. Cuantos más, más pagan. Lo que paga arde, lo que queda cae y entran tesoros nuevos, hasta que nada más paga.`,
      `Una brasa se queda donde cayó y lleva un número: ${timesList(embers, { locale: "es", type: "disjunction" })}. Cuando un giro ha pagado, se suman todas las brasas que hay, y su suma multiplica lo que pagaron las caídas.`,
      `${freeSpins.scatters} llaves o más, en cualquier lugar, dan ${freeSpins.first} tiradas gratis. Durante ellas, ${freeSpins.scattersAgain} o más dan ${freeSpins.again} más, hasta ${freeSpins.most} en una ronda.`,
      `En las tiradas gratis las brasas llevan ${timesList(freeEmbers, { locale: "es", type: "disjunction" })}. Las de un giro que pagó siguen contando: su suma se añade a las brasas de cada tirada gratis posterior que pague con brasas propias.`,
      `Una ronda paga como mucho ${timesNumber(most, "es")} veces la apuesta de un giro; ahí termina. Todo se decide al pulsar, antes de mostrar nada.`,
    ];
  },
  saleRules: ({ buyStakes }) =>
    buyStakes === null
      ? []
      : [
          `Las tiradas gratis se pueden comprar por ${buyStakes} veces la apuesta de un giro. Entonces empiezan enseguida, y todo lo que pagan es de esa única apuesta.`,
        ],
  bet: (bet) => (bet === "buy" ? "Tiradas gratis compradas" : "Un giro con sus tiradas gratis"),
  ready: ({ least }) => `${least} tesoros iguales, en cualquier lugar, arden y pagan`,
  pays: ({ count, symbol, pays }) => `${count} × ${symbol} paga ${pays}`,
  tumble: ({ paid }) =>
    paid.map(({ count, symbol, pays }) => `${count} × ${symbol} paga ${pays}.`).join(" "),
  product: ({ paid, times }) => `${paid} × ${times}`,
  counted: ({ times, paid }) => `Las brasas multiplican por ${times}: ${paid}.`,
  wins: ({ paid }) => `Ganas ${paid}`,
  isPaid: ({ paid }) => `Se pagan ${paid}`,
  noWin: "Sin premio",
  soFar: ({ paid }) => `Hasta ahora ${paid}`,
  freeSpin: ({ spin, of }) => `Tirada gratis ${spin} de ${of}`,
  embersCount: "Cuentan las brasas",
  given: ({ spins }) => `${spins} tiradas gratis`,
  givenMore: "La puerta se abre y las brasas siguen contando",
  ended: "Las tiradas gratis pagan",
  most: "La bóveda está vacía",
  greats: { big: "Al rojo vivo", great: "Al rojo blanco", vast: "Fusión total" },
  buy: {
    button: "Comprar tiradas gratis",
    title: ({ spins }) => `¿Comprar ${spins} tiradas gratis?`,
    price: ({ price, times, stake }) =>
      `Cuestan ${price}: ${times} veces tu apuesta de ${stake}. Empiezan enseguida, y lo que pagan es de ${stake} por giro.`,
    taken: ({ price }) =>
      `Al confirmar se descuentan ${price} de tu saldo. Lo que paguen puede ser menos de lo que cuestan.`,
    confirm: ({ price }) => `Comprar por ${price}`,
    leave: "Ahora no",
    close: "Cerrar",
  },
  anywhere: "Veces la apuesta, por tantos en cualquier lugar",
  orMore: ({ count }) => `${count}+`,
  keyPays: ({ keys, spins }) => `${keys} o más: ${spins} tiradas gratis`,
  emberPays: "Multiplica lo que pagó un giro",
};

import { multipleText } from "../multiple-text.ts";
import type { CrashWords } from "./crash-words.ts";

const multiple = (value: number) => multipleText(value, "es");

export const crashWords: CrashWords = {
  title: "Skylark",
  play: "Embarcar",
  told({ events, payout }) {
    const event = events.at(-1);
    if (event?.type === "landed") {
      return `Aterrizaje en ${multiple(event.multiple)}. Pagado: ${payout}.`;
    }
    if (event?.type === "crashed") return `Cayó en ${multiple(event.multiple)}. Sin premio.`;
    return "Estás a bordo.";
  },
  rules: ({ most, returnOfHundred }) => [
    "Todos vuelan el mismo vuelo. El número empieza en 1,00× y sube hasta que el avión cae; quien haya aterrizado antes cobra la apuesta por el número en que aterrizó.",
    "Aterriza a mano, con el botón o la barra espaciadora: cuenta el momento en que eso llega al servidor. O fija un número antes, y el servidor te aterriza allí pase lo que pase con tu conexión.",
    "Puedes tener dos apuestas en un vuelo, cada una con su importe y su aterrizaje. La barra espaciadora aterriza la primera; Mayús y la barra espaciadora, la segunda.",
    `Aterrices donde aterrices, con el tiempo vuelven ${returnOfHundred} de cada cien apostados. Ningún vuelo sube de ${multiple(most)}: quien siga a bordo entonces aterriza.`,
    "Dónde termina cada vuelo quedó fijado en una cadena de números antes del primero. Cuando un vuelo termina se muestra su eslabón, y cualquiera puede calcularlo hacia atrás hasta el que se anunció.",
    "La apuesta puede retirarse hasta que el avión despega. Si falla el servidor que lleva un vuelo, otro lo continúa con el mismo reloj.",
  ],
  bet: (bet) => `Aterrizar en ${multiple(Number(bet))}`,
  boardsIn: "Despega en",
  seconds: ({ seconds }) => `${seconds} s`,
  dived: "Cayó",
  silence: "Esperando a la torre",
  last: "Últimos vuelos",
  crowd: "Pasajeros",
  top: "Aterrizajes más altos",
  flightNumber: ({ number }) => `Vuelo ${number}`,
  noFlights: "Aún no ha terminado ningún vuelo",
  aboard: ({ count }) => `${count} a bordo`,
  landedCount: ({ count }) => `${count} en tierra`,
  you: "Tú",
  passenger: ({ name }) => `Invitado ${name}`,
  lostShort: "cayó",
  queued: "Embarca en el próximo vuelo",
  unqueue: "No embarcar",
  landAt: "Aterrizar en",
  landAtOwn: "Aterrizar en un número propio",
  byHand: "A mano",
  landsAt: ({ multiple: at }) => `Aterriza solo en ${at}`,
  seated: "Estás a bordo",
  leave: "Retirar la apuesta",
  land: "Aterrizar",
  paid: ({ payout }) => `Pagado: ${payout}`,
  lost: "Cayó contigo a bordo",
  flightBoards: ({ number }) => `Vuelo ${number}: embarque.`,
  flightTakesOff: ({ number }) => `El vuelo ${number} ha despegado.`,
  addSecond: "Añadir una segunda apuesta",
  removeSecond: "Quitar la apuesta 2",
  boardSecond: "Embarcar con la apuesta 2",
  secondStake: {
    stake: "Importe de la apuesta 2",
    less: "Bajar la apuesta 2",
    more: "Subir la apuesta 2",
  },
  second: {
    landAt: "Aterrizar la apuesta 2 en",
    landAtOwn: "Aterrizar la apuesta 2 en un número propio",
    queued: "La apuesta 2 embarca en el próximo vuelo",
    seated: "La apuesta 2 está a bordo",
    leave: "Retirar la apuesta 2",
    land: "Aterrizar la apuesta 2",
    paid: ({ payout }) => `Apuesta 2 pagada: ${payout}`,
    lost: "Cayó con la apuesta 2 a bordo",
  },
  fairness: {
    intro:
      "Todos vuelan el mismo vuelo, así que nadie tiene en él una semilla propia. Dónde acaban todos los vuelos quedó fijado en una cadena antes del primero; esta es la huella con la que se anunció.",
    fingerprint: "Huella de la cadena",
    salt: "Sal, sorteada después de la huella",
    flight: "Este vuelo",
    ofSoMany: ({ number, length }) => `${number} de ${length}`,
    link: ({ number }) => `Eslabón del vuelo ${number}, mostrado cuando acabó`,
    count:
      "Con tantos hashes SHA-256 como indica el número de su vuelo, un eslabón es la huella. Con la sal y el número da el final de su vuelo.",
    verify: "Verificar una ronda",
  },
  flightEnded: ({ number, multiple: at }) => `El vuelo ${number} cayó en ${at}.`,
};

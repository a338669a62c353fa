import { isRed, rankOf, suitOf, type Card } from "@croupier/kit/cards";
import { CourtFigure } from "./CourtFigure.tsx";
import { pipPlaces } from "./pip-places.ts";
import { suitShapes } from "./suit-shapes.ts";

const ink = "#16191d";
const red = "#bf1730";

/** One card from above: index and pips, or a court. What it is called is said by whoever lays it. */
export function CardFace({ card }: { readonly card: Card }) {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const colour = isRed(card) ? red : ink;
  const shape = suitShapes[suit];
  const pips = pipPlaces[rank];
  return (
    <svg viewBox="0 0 500 700" aria-hidden="true" focusable="false">
      <rect width="500" height="700" rx="38" fill="#fffdf7" />
      <rect
        x="3"
        y="3"
        width="494"
        height="694"
        rx="36"
        fill="none"
        stroke="#d9d2c0"
        strokeWidth="5"
      />
      {[0, 180].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 250 350)`} fill={colour}>
          <text
            x="66"
            y="108"
            textAnchor="middle"
            fontFamily="var(--font-display)"
            fontSize={rank === "T" ? 92 : 108}
            fontWeight="720"
            letterSpacing={rank === "T" ? -10 : 0}
          >
            {rank === "T" ? "10" : rank}
          </text>
          <path d={shape} transform="translate(37 128) scale(.56)" />
        </g>
      ))}
      {pips?.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          d={shape}
          fill={colour}
          transform={`translate(${x} ${y}) rotate(${y > 350 ? 180 : 0}) scale(.8) translate(-50 -50)`}
        />
      ))}
      {rank === "A" && (
        <path
          d={shape}
          fill={colour}
          transform="translate(250 350) scale(2.3) translate(-50 -50)"
        />
      )}
      {(rank === "J" || rank === "Q" || rank === "K") && (
        <g transform="translate(250 350)">
          <CourtFigure court={rank} suit={suit} colour={colour} />
        </g>
      )}
    </svg>
  );
}

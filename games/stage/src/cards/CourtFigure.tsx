import type { Suit } from "@croupier/kit/cards";
import { suitShapes } from "./suit-shapes.ts";

export type Court = "J" | "Q" | "K";

type Ink = "cloth" | "trim" | "paper" | "skin" | "hair" | "dark" | "lips" | "gold";
type Part = readonly [ink: Ink, path: string];

const shoulders: Part = ["cloth", "M-122 0L-108-58C-60-84 60-84 108-58L122 0Z"];
const face: Part = ["skin", "M-46-152C-46-98-30-66 0-66C30-66 46-98 46-152Z"];
const eyes: Part = ["dark", "M-18-124a6 6 0 1 0 .1 0ZM18-124a6 6 0 1 0 .1 0Z"];

/** From what lies behind to what lies before, as far as the waist: the lower half is the same again. */
const figures: Readonly<Record<Court, readonly Part[]>> = {
  J: [
    shoulders,
    ["paper", "M-58-72L58-72L30-30L0-6L-30-30Z"],
    face,
    [
      "hair",
      "M-72-78C-82-140-70-188 0-188C70-188 82-140 72-78L44-86C52-120 50-144 42-150L-42-150C-50-144-52-120-44-86Z",
    ],
    ["trim", "M-84-152C-84-206-50-216 0-216C50-216 84-206 84-152C40-170-40-170-84-152Z"],
    ["gold", "M-84-152C-40-170 40-170 84-152L84-139C40-155-40-155-84-139Z"],
    ["paper", "M46-190C74-236 116-232 118-190C100-202 84-200 62-176Z"],
    eyes,
    ["lips", "M-14-90Q0-78 14-90Q0-85-14-90Z"],
  ],
  Q: [
    [
      "hair",
      "M-78-34C-104-110-88-190 0-190C88-190 104-110 78-34L36-46C54-96 54-134 44-152L-44-152C-54-134-54-96-36-46Z",
    ],
    shoulders,
    ["paper", "M-44-74C-30-34-14-16 0-16C14-16 30-34 44-74Z"],
    ["gold", "M-40-70Q0-26 40-70L44-58Q0-10-44-58Z"],
    face,
    [
      "hair",
      "M-48-128C-44-152-24-166 0-170C24-166 44-152 48-128C56-150 54-176 0-180C-54-176-56-150-48-128Z",
    ],
    ["gold", "M-62-160L-80-212L-38-188L0-226L38-188L80-212L62-160C30-174-30-174-62-160Z"],
    ["trim", "M-10-190a10 10 0 1 0 20 0a10 10 0 1 0-20 0Z"],
    eyes,
    ["lips", "M-12-92Q-5-97 0-93Q5-97 12-92Q0-80-12-92Z"],
  ],
  K: [
    shoulders,
    ["paper", "M-34-74L34-74L18-8L-18-8Z"],
    face,
    [
      "hair",
      "M-64-88C-74-140-62-178 0-178C62-178 74-140 64-88L46-100C50-124 48-144 42-152L-42-152C-48-144-50-124-46-100Z",
    ],
    [
      "hair",
      "M-49-128C-54-78-36-30 0-26C36-30 54-78 49-128C40-106 26-101 0-101C-26-101-40-106-49-128Z",
    ],
    ["gold", "M-72-158L-90-216L-46-192L0-234L46-192L90-216L72-158C34-173-34-173-72-158Z"],
    ["trim", "M0-212L13-192L0-172L-13-192Z"],
    eyes,
    ["lips", "M-15-87Q0-78 15-87Q0-72-15-87Z"],
  ],
};

const red = { cloth: "#d2452c", trim: "#1d5a66", hair: "#5b2c16", lips: "#b4392a" };
const black = { cloth: "#1d5a66", trim: "#c9412a", hair: "#20191a", lips: "#b4392a" };
const always = { paper: "#fbf3df", skin: "#f1c79d", dark: "#15191d", gold: "#e3a63a" };

/** A king, a queen or a jack, twice, as cards have it; around the middle of its frame. */
export function CourtFigure({
  court,
  suit,
  colour,
}: {
  readonly court: Court;
  readonly suit: Suit;
  readonly colour: string;
}) {
  const inks: Readonly<Record<Ink, string>> = {
    ...(suit === "H" || suit === "D" ? red : black),
    ...always,
  };
  return (
    <>
      <rect x="-132" y="-252" width="264" height="504" rx="10" fill="#f4e7ca" />
      {[0, 180].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          {figures[court].map(([ink, path]) => (
            <path key={path} d={path} fill={inks[ink]} />
          ))}
          <path d={suitShapes[suit]} fill={colour} transform="translate(-126 -246) scale(.42)" />
        </g>
      ))}
      <path d="M-132 0H132" stroke="#f4e7ca" strokeWidth="9" />
      <rect
        x="-132"
        y="-252"
        width="264"
        height="504"
        rx="10"
        fill="none"
        stroke="#14383e"
        strokeWidth="5"
      />
    </>
  );
}

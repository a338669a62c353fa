import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { GameCard, type GameCardProps } from "./GameCard.tsx";

const props: GameCardProps = {
  gameId: "skylark",
  title: "Skylark",
  linkUrl: "/casino/originals/crash/skylark",
  image: "wide.webp",
  card_vertical_image: "tall.webp",
  play: { label: "Play", url: "/play/skylark" },
  practice: { label: "Practice", url: "/practice/skylark" },
};

function html(more: Partial<GameCardProps> = {}): string {
  return renderToStaticMarkup(<GameCard {...props} {...more} />);
}

test("[S2.37] a card has corner slots, an image, a play button, a title and a link", () => {
  const card = html({
    corners: { topStart: "one", topEnd: "two", bottomStart: "three", bottomEnd: "four" },
  });
  for (const words of ["one", "two", "three", "four"]) expect(card).toContain(`>${words}</div>`);
  expect(card).toContain('src="tall.webp"');
  expect(card).toContain('href="/play/skylark"');
  expect(card).toContain(">Skylark</h3>");
  expect(card).toContain('<a href="/casino/originals/crash/skylark"');
});

test("[S3.17] media chooses upright or wide art, and a card without upright art takes the wide", () => {
  expect(html({ media: "tall" })).toContain('src="tall.webp"');
  expect(html({ media: "other" })).toContain('src="wide.webp"');
  expect(html({ media: "tall", card_vertical_image: undefined })).toContain('src="wide.webp"');
});

test("[S3.17] a card says its game's id, size and badge", () => {
  const card = html({ size: "lg", badge: "New" });
  expect(card).toContain('data-game-id="skylark"');
  expect(card).toContain("GameCard--lg");
  expect(card).toContain("New");
});

test("a card writes the name that its art does not bear, for eyes alone: its link says it", () => {
  const name = '<span aria-hidden="true">Skylark</span>';
  expect(html()).toContain(name);
  expect(html({ lettering: "top" })).not.toContain(name);
  expect(html({ lettering: "top", image: "", card_vertical_image: undefined })).toContain(name);
});

test("a pot stands at the foot, and art that bears its title there moves up for it", () => {
  for (const lettering of [undefined, "top", "bottom"] as const) {
    const card = html({ lettering, jackpot: "much" });
    expect(card, lettering).toMatch(/GameCard-foot[^>]*>much/);
    expect(card.includes("GameCard--raised"), lettering).toBe(lettering === "bottom");
  }
  expect(html({ lettering: "bottom" })).not.toContain("GameCard--raised");
});

test("[S3.17] hover reveals the buttons, or lifts, or does nothing", () => {
  expect(html({ hoverBehaviour: "reveal" })).toContain('href="/play/skylark"');
  expect(html({ hoverBehaviour: "lift" })).not.toContain('href="/play/skylark"');
  expect(html({ hoverBehaviour: "none" })).toContain("GameCard--none");
});

test("[S3.17] art is said to a card as card_vertical_image", () => {
  const card = html({ card_vertical_image: "upright.webp", image: "" });
  expect(card).toContain('src="upright.webp"');
});

test("a heart stands on what is revealed, says whether the game is kept, and only where it can be", () => {
  expect(html()).not.toContain("aria-pressed");
  const keep = { label: "Keep Skylark", kept: true, onPress() {} };
  expect(html({ keep })).toMatch(/<button aria-pressed="true"[^>]*>.*Keep Skylark/s);
  expect(html({ keep, hoverBehaviour: "none" })).not.toContain("aria-pressed");
});

test("every Play says which game to those who hear it alone", () => {
  expect(html().replace(/<span[^>]*>|<\/span>/g, "")).toContain(">Play Skylark</a>");
});

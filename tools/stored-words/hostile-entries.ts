import { oneOf, type Words } from "./words.ts";

const menuMax = 60;
/** As many paragraphs as one block may hold. */
const chunk = 400;

/** Words of a page of which every field is one of them, and its text is all of them. */
export function hostilePage(words: Words) {
  const { payloads, slug } = words;
  const at = (place: number, max: number) => oneOf(words, place, max);
  const chunks = Array.from({ length: Math.ceil(payloads.length / chunk) }, (_, place) =>
    rich(`all-${place}`, payloads.slice(place * chunk, (place + 1) * chunk)),
  );
  const heading = { id: "heading", text: at(20, 160), level: 2, lead: at(21, 400) };
  const question = { question: at(22, 160), answer: doc([at(23, 500)]) };
  const link = { text: at(25, 30), link: "/help" };
  return {
    ...hostileStory(words),
    slug,
    seo: { title: at(4, 70), description: at(5, 200) },
    blocks: [
      ...chunks,
      { type: "heading", props: heading },
      { type: "questions", props: { id: "questions", items: [question] } },
      { type: "link-list", props: { id: "links", title: at(24, 80), links: [link] } },
    ],
  };
}

/** What every page has that is listed somewhere. */
export function hostileStory(words: Words, { titleMax = 120 } = {}) {
  const { mark, slug } = words;
  const title = `${mark} ${oneOf(words, 2, titleMax)}`.slice(0, titleMax).trim();
  return { slug, title, description: oneOf(words, 3, 300) };
}

export function hostileMenu(words: Words) {
  const places = words.payloads.slice(0, menuMax).map((_, place) => place);
  return {
    slug: `menu-${words.slug}`,
    title: hostileStory(words, { titleMax: 80 }).title,
    items: places.map((place) => ({
      id: `item-${place}`,
      position: place,
      link: "/help",
      iconClass: oneOf(words, place, 60),
    })),
    words: Object.fromEntries(
      places.map((place) => [
        `item-${place}`,
        { text: oneOf(words, place, 60), title: oneOf(words, place, 120) },
      ]),
    ),
  };
}

function rich(id: string, paragraphs: readonly string[]) {
  return { type: "rich-text", props: { id, body: doc(paragraphs) } };
}

function doc(paragraphs: readonly string[]) {
  const content = paragraphs.map((words) => ({
    type: "paragraph",
    content: [{ type: "text", text: words }],
  }));
  return { type: "doc", content };
}

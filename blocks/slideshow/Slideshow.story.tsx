import type { Meta, StoryObj } from "@storybook/react-vite";
import { germanWord, lost, onSite, picture, river, sea } from "../registry/story-site.tsx";
import type { Slide } from "./resolved.ts";
import { SlideshowView } from "./View.tsx";

const receipts: Slide = {
  id: "receipts",
  title: "Every round leaves a receipt.",
  text: "Sixteen games of our own, live tables and sport. Each result is fixed before you bet.",
  label: "Provable rounds",
  action: { text: "Create account", link: "#join" },
  secondAction: { text: "Practise free", link: "#practise" },
  image: river,
  imageNarrow: picture("brand/kingfisher/hero-narrow.webp"),
  veil: "dark",
};
const wheel: Slide = {
  id: "wheel",
  title: "Friday at the wheel",
  label: "Friday at the wheel",
  action: { text: "See the table", link: "#table" },
  image: river,
  veil: "dark",
};
const wind: Slide = {
  ...receipts,
  id: "wind",
  title: "A fair wind, and proof of it.",
  label: "A fair wind",
  image: sea,
  imageNarrow: picture("brand/marlin/hero-narrow.webp"),
  veil: "light",
};

const show = (...slides: Slide[]) => ({
  resolved: { label: "Tonight", secondsPerSlide: 7, slides },
});

const meta = {
  component: SlideshowView,
  decorators: [onSite],
  parameters: { layout: "fullscreen" },
  args: { id: "s", slideshow: "s", ...show(receipts, wheel, wind) },
} satisfies Meta<typeof SlideshowView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PictureMissing: Story = { args: show({ ...receipts, image: lost }, wheel) };
export const OneSlide: Story = { args: show(receipts) };
export const LongGerman: Story = {
  parameters: { lang: "de" },
  args: show(
    {
      ...receipts,
      title: `${germanWord} verlässlich`,
      text: `Jede Runde hinterlässt eine Quittung, auch im ${germanWord}.`,
      label: germanWord,
      action: { text: "Spielerkontoeröffnung", link: "#join" },
      secondAction: { text: "Übungsspielmöglichkeiten", link: "#practise" },
    },
    wheel,
  ),
};
export const RightToLeft: Story = {
  parameters: { dir: "rtl" },
  args: show(
    {
      ...receipts,
      title: "كل جولة تترك إيصالا",
      text: "النتيجة محددة قبل أن تراهن.",
      label: "جولات قابلة للتحقق",
      action: { text: "إنشاء حساب", link: "#join" },
      secondAction: { text: "تدرب مجانا", link: "#practise" },
    },
    { ...wheel, title: "الجمعة عند العجلة", label: "الجمعة" },
  ),
};
export const Many: Story = {
  args: show(...[0, 1, 2, 3, 4].map((n) => ({ ...wheel, id: `${n}`, label: `Table ${n + 1}` }))),
};
export const PaleFirst: Story = { args: show(wind, receipts) };
export const Tonight: Story = {};

// The view that a page brings along because it is sure to show it; the others come when they are seen.
export { SlideshowView } from "./slideshow/View.tsx";

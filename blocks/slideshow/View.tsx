import { classNames, VisuallyHidden } from "@croupier/ui";
import type { MouseEvent } from "react";
import { useBlocksSite } from "../registry/site.context.ts";
import { useStill } from "../registry/use-still.tsx";
import type { SlideshowData } from "./resolved.ts";
import type { SlideshowProps } from "./schema.ts";
import { SlideControls } from "./SlideControls.tsx";
import type { SlideWordsProps } from "./SlideWords.tsx";
import { useSlides } from "./use-slides.ts";
import styles from "./View.module.css";

/**
 * Slides side by side in a box that snaps: fingers need no script. All words are in the page, so the
 * tallest slide gives the height and nothing moves. The bar of a slide is its clock: it is an
 * animation, so whatever stops the one stops the other.
 */
export function SlideshowView({ resolved }: SlideshowProps & { resolved: SlideshowData }) {
  const { label, secondsPerSlide, slides } = resolved;
  const site = useBlocksSite();
  const { track, place, stopped, announced, go, handlers, stopOrPlay } = useSlides(slides.length);
  if (slides.length === 0) return null;

  const shown = slides[announced ?? -1];

  /** The slide that is seen is the only one that can be pressed. */
  function onClick({ target }: MouseEvent) {
    const slide = slides[place];
    const link = target instanceof Element && target.closest("a")?.getAttribute("href");
    if (slide && link) site.onPromoAction?.({ slide, place, link });
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows are a shortcut beside buttons that do the same, and a press is only counted
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={classNames(styles["Slideshow"], styles[`Slideshow--${slides[place]?.veil}`])}
      onKeyDown={handlers.onKeyDown}
      onClick={onClick}
    >
      <ul
        ref={track}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls is reached by the keyboard, even where no slide has a button
        tabIndex={slides.length > 1 ? 0 : undefined}
        aria-label={label}
        className={styles["Slideshow-track"]}
        onScroll={handlers.onScroll}
        onPointerDown={handlers.onTouch}
        onWheel={handlers.onTouch}
      >
        {slides.map((slide, index) => (
          <SlideItem key={slide.id} slide={slide} first={index === 0} away={index !== place} />
        ))}
      </ul>
      {slides.length > 1 && (
        <SlideControls
          slides={slides}
          place={place}
          stopped={stopped}
          seconds={secondsPerSlide}
          onChoose={(chosen) => {
            const slide = slides[chosen];
            if (slide) site.onPromo?.({ slide, place: chosen });
            go(chosen, "player");
          }}
          onTimeUp={() => go(place + 1, "clock")}
          onStopOrPlay={stopOrPlay}
        />
      )}
      <VisuallyHidden>
        <span aria-live="polite">
          {shown &&
            site.words.slideshow.position({
              place: place + 1,
              count: slides.length,
              title: shown.title,
            })}
        </span>
      </VisuallyHidden>
    </section>
  );
}

type SlideItemProps = SlideWordsProps & { readonly away: boolean };

function SlideItem({ slide, first, away }: SlideItemProps) {
  const inside = useStill("slide", slide, { slide, first });
  return <li className={styles["Slideshow-slide"]} inert={away} {...inside} />;
}

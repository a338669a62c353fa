import { startTransition, useEffect, useState, type RefObject } from "react";

/** From how far away it counts as near: about a screen of a phone. */
const nearMargin = "600px 0px";

/** True once an element has come near what is in sight; from then on it stays so. */
export function useNear(box: RefObject<Element | null>, waits: boolean): boolean {
  const [near, setNear] = useState(!waits);
  // Where an element stands is known to the browser alone.
  useEffect(() => {
    const element = box.current;
    if (near || element === null) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        // Drawn in small steps: a rail comes near while somebody scrolls, or as the page comes to life.
        startTransition(() => setNear(true));
      },
      { rootMargin: nearMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, near]);
  return near;
}

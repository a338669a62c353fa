import { useEffect, useRef, useState } from "react";
import { amountsBetween } from "./amounts-between.ts";
import { Money, type MoneyProps } from "./Money.tsx";

const countMs = 200;

// A balance that counts to its new amount, and rests on exactly that.
export function CountingMoney({ amount, ...money }: MoneyProps & { amount: string }) {
  const [shown, setShown] = useState(amount);
  const latest = useRef(amount);

  // Frames are asked of the browser, which React does not know about.
  useEffect(() => {
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
    const steps = [...(calm ? [] : amountsBetween(latest.current, amount)), amount];
    const begun = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const step = Math.min(Math.floor(((now - begun) / countMs) * steps.length), steps.length - 1);
      latest.current = steps[Math.max(step, 0)] ?? amount;
      setShown(latest.current);
      if (latest.current !== amount) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [amount]);

  return <Money {...money} amount={shown} />;
}

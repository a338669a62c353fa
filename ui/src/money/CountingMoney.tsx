import { useEffect, useRef, useState } from "react";
import { amountsBetween } from "./amounts-between.ts";
import { Money, type MoneyProps } from "./Money.tsx";

const countMs = 200;

// A balance that counts to its new amount. The last thing shown is always the amount itself.
export function CountingMoney({ amount, ...money }: MoneyProps & { amount: string }) {
  const settled = useRef(amount);
  const [passing, setPassing] = useState<string>();

  // Frames are asked of the browser, which React does not know about.
  useEffect(() => {
    const steps = amountsBetween(settled.current, amount);
    settled.current = amount;
    if (steps.length === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const begun = performance.now();
    let frame = requestAnimationFrame(function show(now) {
      const step = Math.floor(((now - begun) / countMs) * steps.length);
      setPassing(steps[step]);
      if (step < steps.length) frame = requestAnimationFrame(show);
    });
    return () => {
      cancelAnimationFrame(frame);
      setPassing(undefined);
    };
  }, [amount]);

  return <Money {...money} amount={passing ?? amount} />;
}

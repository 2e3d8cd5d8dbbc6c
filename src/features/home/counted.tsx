import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../i18n/money.ts';
import { useLanguage } from '../../i18n/use-messages.tsx';

const lasts = 2000;
const easedOut = (part: number) => 1 - (1 - part) ** 3;

/** The final value stands in the page and is what is read out; the eye alone sees it being counted. */
export function Counted({ to }: { to: number }) {
  const language = useLanguage();
  const place = useRef<HTMLSpanElement>(null);
  const part = useCounting(place);
  return (
    <>
      <span ref={place} aria-hidden="true">
        {formatNumber(language, Math.round(to * part))}
      </span>
      <span className="visually-hidden">{formatNumber(language, to)}</span>
    </>
  );
}

/** From nothing to one, once, when the strip around the place is three tenths in view. */
function useCounting(place: RefObject<HTMLElement | null>): number {
  const [part, setPart] = useState(1);
  useEffect(() => {
    const strip = place.current?.closest('section');
    if (!strip || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const count = (began: number) => {
      const step = (now: number) => {
        const done = Math.min(1, Math.max(0, (now - began) / lasts));
        setPart(easedOut(done));
        if (done < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    };
    const inView = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        inView.disconnect();
        count(performance.now());
      },
      { threshold: 0.3 },
    );
    inView.observe(strip);
    return () => {
      inView.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [place]);
  return part;
}

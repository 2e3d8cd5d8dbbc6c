import { type RefObject, useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../i18n/money.ts';
import { useLanguage } from '../../i18n/use-messages.tsx';

const duration = 2000;
const easeOutCubic = (progress: number) => 1 - (1 - progress) ** 3;

/** A number that counts up. The animation is hidden from assistive technology, which gets the final value. */
export function CountUp({ value }: { value: number }) {
  const language = useLanguage();
  const ref = useRef<HTMLSpanElement>(null);
  const progress = useCountUp(ref);
  return (
    <>
      <span ref={ref} aria-hidden="true">
        {formatNumber(language, Math.round(value * progress))}
      </span>
      <span className="visually-hidden">{formatNumber(language, value)}</span>
    </>
  );
}

/** The progress from 0 to 1, started once when 30 % of the surrounding section is visible. */
function useCountUp(ref: RefObject<HTMLElement | null>): number {
  const [progress, setProgress] = useState(1);
  useEffect(() => {
    const section = ref.current?.closest('section');
    if (!section || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const start = (startTime: number) => {
      const step = (now: number) => {
        const done = Math.min(1, Math.max(0, (now - startTime) / duration));
        setProgress(easeOutCubic(done));
        if (done < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        start(performance.now());
      },
      { threshold: 0.3 },
    );
    observer.observe(section);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [ref]);
  return progress;
}

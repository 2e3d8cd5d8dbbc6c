import type { ComponentChildren, TargetedMouseEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { isHere, isOurs } from '../router/links.tsx';
import { useWays } from '../router/router.tsx';
import { isAsPrerendered } from './outside.ts';

interface StandingProps {
  as: 'div' | 'section';
  id?: string | undefined;
  className?: string | undefined;
  'aria-labelledby'?: string | undefined;
  children: ComponentChildren;
}

const asItIs = { __html: '' };

/**
 * A part of a page in which nothing is alive but links. Where it was prerendered it is left as it stands: taking it over element
 * by element is what a small phone's first touch would wait for. Its links are followed by one listener.
 */
export function Standing({ as: Tag, children, ...attributes }: StandingProps) {
  const { go, toOf } = useWays();
  const stands = useRef(!import.meta.env.SSR && isAsPrerendered());
  if (!stands.current) return <Tag {...attributes}>{children}</Tag>;

  const follow = (event: TargetedMouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element && event.target.closest('a');
    // One to another language, which comes with its page, names that.
    if (!link || link.origin !== location.origin || link.hreflang || !isOurs(event)) return;
    go(toOf(link.href), { replace: isHere(link.pathname + link.search + link.hash) });
  };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what stands there is kept
  return <Tag {...attributes} onClick={follow} dangerouslySetInnerHTML={asItIs} />;
}

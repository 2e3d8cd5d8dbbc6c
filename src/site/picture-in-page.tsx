import { useState } from 'preact/hooks';
import { policyOf } from '../contract/trusted-types.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './picture-in-page.module.css';

// Only the prerendering carries the drawings: in a script they would be paid for twice.
const drawings: Record<string, string> = import.meta.env.SSR
  ? import.meta.glob('../pictures/*.svg', { eager: true, query: '?raw', import: 'default' })
  : {};

function drawing(name: string): string {
  const svg = drawings[`../pictures/${name}.svg`];
  if (!svg) throw new Error(`There is no picture named ${name}.`);
  return (
    svg
      .replace('<svg', '<svg aria-hidden="true" focusable="false"')
      .replace(/^<svg(?![^>]*preserveAspectRatio)/, '<svg preserveAspectRatio="xMidYMid slice"')
      // It brings its own colours, and must not be given those of another picture on the page.
      .replaceAll('pic-', 'p-')
      .replace(/>\s+</g, '><')
      .trim()
  );
}

/** What stands in the page as a drawing may be put there again, and nothing else. */
const ours = policyOf('drawing', { createHTML: (id) => document.getElementById(id)?.innerHTML ?? '' });
const drawnIn = (id: string) => (document.getElementById(id) ? ours.createHTML(id) : undefined);

interface PictureInPageProps {
  /** of the file in `pictures`, without its ending */
  name: string;
  src: string;
  alt: string;
  width: number;
  height: number;
  className?: string | undefined;
}

/**
 * A picture that is in view at the first moment stands in the prerendered page itself and costs no request. The script
 * takes over what it finds there, and shows the file on a page that it makes itself.
 */
export function PictureInPage({ name, src, alt, width, height, className }: PictureInPageProps) {
  const id = `picture-${name}`;
  const [markup] = useState(() => (import.meta.env.SSR ? drawing(name) : drawnIn(id)));
  if (!markup)
    return <img src={src} alt={alt} width={width} height={height} className={classNames(styles.picture, className)} />;
  return (
    <div
      id={id}
      className={classNames(styles.picture, className)}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own, from the build
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

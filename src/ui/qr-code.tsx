import { encode } from 'uqr';
import { classNames } from './class-names.ts';
import styles from './qr-code.module.css';

const quietZone = 4;
/** With more modules than version 12 has, a cheap phone does not read it from a cheap screen. */
const mostVersion = 12;

/** With less redundancy if the code would be too dense otherwise. */
export function encodeQr(text: string) {
  const code = encode(text, { border: quietZone, ecc: 'M' });
  return code.version <= mostVersion ? code : encode(text, { border: quietZone, ecc: 'L' });
}

type Props = { text: string; label: string; className?: string | undefined };

/** Dark on light in both themes, as cameras expect it. */
export function QrCode({ text, label, className }: Props) {
  const { data, size } = encodeQr(text);
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      className={classNames(styles.qr, className)}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

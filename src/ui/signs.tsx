import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './signs.module.css';

type SignProps = { className?: string | undefined };

/** Icons inside components: a 24 px grid, round strokes of 2 px, in the current text colour. */
type Sign = (props: SignProps) => ReactNode;

function sign(...strokes: string[]): Sign {
  const path = strokes.join('');
  return ({ className }) => (
    <svg viewBox="0 0 24 24" className={classNames(styles.sign, className)} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

export const CheckSign = /* @__PURE__ */ sign('M5 12.5l4.5 4.5L19 7.5');
export const GoodSign = /* @__PURE__ */ sign('M21 12a9 9 0 1 1-4.2-7.6', 'M8.5 11.5l3 3L20 6');
export const WaitingSign = /* @__PURE__ */ sign('M7 3h10M7 21h10', 'M8 3v3.5l4 5.5-4 5.5V21M16 3v3.5L12 12l4 5.5V21');
export const BadSign = /* @__PURE__ */ sign(
  'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3z',
  'M9.2 9.2l5.6 5.6M14.8 9.2l-5.6 5.6',
);
export const AlertSign = /* @__PURE__ */ sign('M12 3.5L22 20.5H2z', 'M12 10v4.5M12 17.6v.01');
export const InfoSign = /* @__PURE__ */ sign('M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z', 'M12 11.5V16.5M12 7.8v.01');
export const NeutralSign = /* @__PURE__ */ sign('M5 9h14M5 15h9');
export const PremiumSign = /* @__PURE__ */ sign('M12 2.5L21.5 12 12 21.5 2.5 12z', 'M12 8.5L15.5 12 12 15.5 8.5 12z');
export const WarmSign = /* @__PURE__ */ sign(
  'M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8z',
  'M12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
);
export const OfflineSign = /* @__PURE__ */ sign(
  'M2 20.5l6-6.5 4 4 3-3 7 5.5z',
  'M9.5 9.5h8a2.8 2.8 0 0 0 .3-5.6A4 4 0 0 0 10.2 5a2.3 2.3 0 0 0-.7 4.5z',
);
export const PhoneSign = /* @__PURE__ */ sign(
  'M8 2.5h8a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 20V4A1.5 1.5 0 0 1 8 2.5z',
  'M11 18h2',
);
export const SendingSign = /* @__PURE__ */ sign('M12 20V5M6 10.5L12 4.5l6 6', 'M5 21.5h14');
export const LockSign = /* @__PURE__ */ sign('M5 11h14v10H5z', 'M8 11V7.5a4 4 0 0 1 8 0V11', 'M12 15v2.5');
export const PencilSign = /* @__PURE__ */ sign('M4 20l1-4.5L16.5 4 20 7.5 8.5 19z', 'M14 6.5l3.5 3.5');
export const CloseSign = /* @__PURE__ */ sign('M6 6l12 12M18 6L6 18');
export const ChevronSign = /* @__PURE__ */ sign('M6 9.5l6 6 6-6');
export const ArrowSign = /* @__PURE__ */ sign('M4 12h15M13 6l6 6-6 6');
export const PersonSign = /* @__PURE__ */ sign(
  'M12 3.5a4 4 0 1 0 0 8a4 4 0 1 0 0-8z',
  'M4.5 20.5c.8-4 3.6-6 7.5-6s6.7 2 7.5 6',
);
export const PaperSign = /* @__PURE__ */ sign('M6 3h8l4.5 4.5V21H6z', 'M9.5 12h5.5M9.5 16h5.5');
export const SlidersSign = /* @__PURE__ */ sign(
  'M3.5 7.5h9M18.5 7.5h2M15.5 4.5v6',
  'M3.5 16.5h2M11.5 16.5h9M8.5 13.5v6',
);
export const BellSign = /* @__PURE__ */ sign('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15z', 'M10 21.5h4');
export const LeaveSign = /* @__PURE__ */ sign('M13 4H5v16h8', 'M10 12h11M17 8l4 4-4 4');

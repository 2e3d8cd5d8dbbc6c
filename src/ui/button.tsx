import type { MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import type { PropsOf } from './props.ts';

export type ButtonKind = 'main' | 'quiet' | 'plain' | 'danger' | 'premium' | 'warm';

interface ButtonStyleProps {
  kind?: ButtonKind | undefined;
  /** Full width, for the submit button of a form on a phone. */
  wide?: boolean | undefined;
}

interface ButtonProps extends PropsOf<'button'>, ButtonStyleProps {
  /** The action is pending: the button keeps its place and the focus, and ignores clicks. */
  busy?: boolean | undefined;
}

export function Button({ kind, wide, busy = false, className, type = 'button', onClick, ...rest }: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={handleClick}
    />
  );
}

interface ButtonLinkProps extends LinkProps, ButtonStyleProps {}

export function ButtonLink({ kind, wide, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ kind, wide }, className)} />;
}

interface ButtonAnchorProps extends PropsOf<'a'>, ButtonStyleProps {
  href: string;
}

/** For `mailto:`, `tel:` and documents that are not routes. */
export function ButtonAnchor({ kind, wide, className, ...rest }: ButtonAnchorProps) {
  return <a {...rest} className={buttonClass({ kind, wide }, className)} />;
}

function buttonClass({ kind = 'main', wide }: ButtonStyleProps, extra?: string) {
  return classNames(styles.button, styles[kind], wide && styles.wide, extra);
}

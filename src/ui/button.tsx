import type { MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import type { PropsOf } from './props.ts';

export type ButtonKind = 'main' | 'quiet' | 'plain' | 'danger' | 'premium' | 'warm';

interface Shape {
  kind?: ButtonKind | undefined;
  /** As wide as what holds it: the one button of a form on a phone. */
  wide?: boolean | undefined;
}

export interface ButtonProps extends PropsOf<'button'>, Shape {
  /** Under way: stays in place and focused, and takes no second tap. */
  busy?: boolean | undefined;
}

export function Button({ kind, wide, busy = false, className, type = 'button', onClick, ...rest }: ButtonProps) {
  const takeOneTap = (event: MouseEvent<HTMLButtonElement>) => {
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
      onClick={takeOneTap}
    />
  );
}

export interface ButtonLinkProps extends LinkProps, Shape {}

export function ButtonLink({ kind, wide, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ kind, wide }, className)} />;
}

export interface ButtonAnchorProps extends PropsOf<'a'>, Shape {
  href: string;
}

/** For mail, telephone and plain documents, which the router does not know. */
export function ButtonAnchor({ kind, wide, className, ...rest }: ButtonAnchorProps) {
  return <a {...rest} className={buttonClass({ kind, wide }, className)} />;
}

function buttonClass({ kind = 'main', wide }: Shape, more?: string) {
  return classNames(styles.button, styles[kind], wide && styles.wide, more);
}

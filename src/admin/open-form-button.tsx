import { useLayoutEffect, useRef } from 'react';
import { Button, type ButtonKind } from '../ui/button.tsx';
import type { OpenForms } from './use-open-forms.ts';

type Props = { forms: OpenForms; id: string; kind: ButtonKind; label?: string; children: string };

/** Takes the place of a form while it is closed. */
export function OpenFormButton({ forms, id, ...rest }: Props) {
  return forms.isOpen(id) ? null : <ClosedFormButton forms={forms} id={id} {...rest} />;
}

function ClosedFormButton({ forms, id, kind, label, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = forms.lastClosed === id;
  useLayoutEffect(() => {
    if (hadFocus) button.current?.focus();
  }, [hadFocus]);
  return (
    <Button ref={button} kind={kind} aria-label={label} onClick={() => forms.open(id)}>
      {children}
    </Button>
  );
}

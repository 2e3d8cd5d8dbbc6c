import { useLayoutEffect, useRef } from 'react';
import type { DeskRole } from '../contract/admin/roles.ts';
import { Button, type ButtonKind } from '../ui/button.tsx';
import { useHasRole } from './require-role.tsx';
import type { OpenForms } from './use-open-forms.ts';

type Props = {
  forms: OpenForms;
  id: string;
  kind: ButtonKind;
  label?: string;
  /** that the form needs; `officer` by default */
  deskRole?: DeskRole;
  children: string;
};

/** Takes the place of a form while it is closed. */
export function OpenFormButton({ forms, id, deskRole = 'officer', ...rest }: Props) {
  const isAllowed = useHasRole(deskRole);
  return forms.isOpen(id) || !isAllowed ? null : <ClosedFormButton forms={forms} id={id} {...rest} />;
}

function ClosedFormButton({ forms, id, kind, label, children }: Omit<Props, 'deskRole'>) {
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

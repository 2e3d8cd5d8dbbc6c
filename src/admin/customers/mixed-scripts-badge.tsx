import { customerMessages } from '../../i18n/admin/customers.ts';
import { Badge } from '../../ui/badge.tsx';
import { AlertSign } from '../../ui/signs.tsx';

/** Marks a name or an email that may imitate another one. */
export function MixedScriptsBadge() {
  return (
    <Badge kind="bad" sign={AlertSign}>
      {customerMessages.one.mixedScripts}
    </Badge>
  );
}

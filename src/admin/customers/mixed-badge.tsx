import { customerWords } from '../../i18n/admin/customers.ts';
import { Badge } from '../../ui/badge.tsx';
import { AlertSign } from '../../ui/signs.tsx';

/** Beside what may be taken for somebody else's. */
export function MixedScripts() {
  return (
    <Badge kind="bad" sign={AlertSign}>
      {customerWords.one.mixedScripts}
    </Badge>
  );
}

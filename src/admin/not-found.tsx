import { deskMessages as messages } from '../i18n/admin/layout.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { DeskPage } from './desk-page.tsx';

export function NotFound() {
  return (
    <DeskPage title={messages.notFound}>
      <p>{messages.notThere}</p>
      <p>
        <ButtonAnchor kind="quiet" href="/">
          {messages.home}
        </ButtonAnchor>
      </p>
    </DeskPage>
  );
}

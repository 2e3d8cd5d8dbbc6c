import { deskWords as words } from '../text/desk/frame.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { DeskPage } from './page.tsx';

export function NotFound() {
  return (
    <DeskPage title={words.notFound}>
      <p>{words.notThere}</p>
      <p>
        <ButtonAnchor kind="quiet" href="/">
          {words.home}
        </ButtonAnchor>
      </p>
    </DeskPage>
  );
}

import '../ui/tokens.css';
import '../ui/base.css';
import './desk.css';
import { render } from 'preact';
import { deskAddress } from '../contract/site-files.ts';
import { BrowserRouter } from '../router/router.tsx';
import { keepPresses } from '../ui/press.ts';
import { Desk } from './desk.tsx';
import { followSession } from './session.ts';

const root = document.getElementById('root');
if (root) {
  keepPresses();
  followSession();
  root.replaceChildren();
  render(
    <BrowserRouter basename={deskAddress}>
      <Desk />
    </BrowserRouter>,
    root,
  );
}

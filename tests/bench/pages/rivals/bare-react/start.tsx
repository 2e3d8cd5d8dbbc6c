/** @jsxImportSource react */
// The words are put in the place of this name by the build.
import written from 'virtual:written';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Page } from './page.tsx';

const root = document.getElementById('root');
if (root) {
  hydrateRoot(
    root,
    <BrowserRouter>
      <Page written={written} />
    </BrowserRouter>,
  );
}
addEventListener('load', () => navigator.serviceWorker.register('/sw.js'));

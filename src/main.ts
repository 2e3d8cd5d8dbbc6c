import { languageOfPath } from './contract/languages.ts';
import { loadPage, routeAt } from './routes.tsx';
import { closeDisclosures } from './start/disclosures.ts';
import { followLanguage } from './start/follow-language.ts';
import { whenToHydrate } from './start/hydration.ts';
import { noteVisit } from './start/install.ts';
import { keepPresses } from './start/press.ts';
import { withinTime } from './start/within-time.ts';

const root = document.getElementById('root');
if (root && !followLanguage()) {
  // First, since it has to see a press before every other listener.
  keepPresses();
  closeDisclosures();
  noteVisit();
  const { pathname } = location;
  const route = routeAt(pathname);
  // React, the router and what this page's route renders are fetched side by side.
  const load = () =>
    Promise.all([
      import('./hydrate.tsx'),
      route && loadPage(route, languageOfPath(pathname)),
      import('react-dom/client'),
    ]);
  whenToHydrate(root, () => withinTime(load()).then(([{ hydrate }]) => hydrate(root)));
}

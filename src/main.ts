import { languageOfPath } from './contract/languages.ts';
import { loadPage, routeAt } from './routes.tsx';
import { closeDisclosures } from './start/close-disclosures.ts';
import { initInstallPrompt } from './start/install-prompt.ts';
import { redirectToLanguage } from './start/language-redirect.ts';
import { withLoadTimeout } from './start/load-timeout.ts';
import { correctClickTargets } from './start/pointer-presses.ts';
import { whenToHydrate } from './start/when-to-hydrate.ts';

const root = document.getElementById('root');
if (root && !redirectToLanguage()) {
  // Registered first, since its listener has to run before all others.
  correctClickTargets();
  closeDisclosures();
  initInstallPrompt();
  const { pathname } = location;
  const route = routeAt(pathname);
  // The router with React, and what this page's route renders, are fetched side by side.
  const load = () => Promise.all([import('./hydrate.tsx'), route && loadPage(route, languageOfPath(pathname))]);
  whenToHydrate(root, () => withLoadTimeout(load()).then(([{ hydrate }]) => hydrate(root)));
}

import './ui/tokens.css';
import './ui/base.css';
import { comeAlive } from './frame/come-alive.ts';
import { closeDisclosures } from './frame/disclosures.ts';
import { followLanguage } from './frame/follow-language.ts';
import { noteVisit } from './frame/install.ts';
import { layOutInTurn } from './frame/lay-out-whole.ts';
import { onceQuiet } from './frame/once-quiet.ts';
import { startWorker } from './frame/worker-bridge.ts';
import { keepPresses } from './ui/press.ts';

const root = document.getElementById('root');
if (root && !followLanguage()) {
  // Before all others that listen for presses.
  keepPresses();
  const underWay = comeAlive(root, () => import('./start.tsx').then((page) => page.start(root)));
  closeDisclosures();
  noteVisit();
  onceQuiet(underWay, layOutInTurn);
  // What it fetches is never in the reader's way.
  onceQuiet(underWay, startWorker);
}

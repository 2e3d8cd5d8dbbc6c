import { justOpened, layOutWhole } from './lay-out-whole.ts';
import { openedAtTop } from './opened-at-top.ts';
import './unpainted.ts';

/**
 * Stands at the beginning of each page that is read: what is below is laid out and fetched once the page stands and is
 * quiet. It is the page's script that tells when; should that be lost, a moment is over all the same.
 */
const moment = 5000;
if (openedAtTop) {
  document.documentElement.classList.add(justOpened);
  setTimeout(layOutWhole, moment);
}

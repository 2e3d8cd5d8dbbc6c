import { chunkTimeout } from '../src/frame/within-time.ts';

/**
 * What a page has instead of its script's name: it brings the script when the page is painted. Named, the script is run
 * before that, and a slow phone shows the page and takes up work a tenth later. In a tab that nobody sees nothing is
 * painted, and an address that asks for something is answered by the script alone: there it comes at once.
 */
export const bringWhenPainted = (entry: string, early: string): string =>
  inBlock(
    early,
    bring(entry),
    'let asked;const whenWhole=()=>{if(asked)return;asked=1;document.readyState=="loading"?addEventListener("DOMContentLoaded",bring):bring()};',
    'document.hidden||location.search?whenWhole():requestAnimationFrame(()=>setTimeout(whenWhole));',
    'document.addEventListener("visibilitychange",whenWhole)',
  );

const inBlock = (...lines: string[]) => `{${lines.join('')}}`;

/**
 * What is lost on the way, or is too long in coming, is asked for again: by more than one press, maybe, and also when it is
 * there already, so each time it is its coming that ends the waiting.
 */
const bring = (entry: string) =>
  [
    'const lost=()=>{clearTimeout(early.late);early.failed?.();for(const on of["online","pointerdown","keydown"])addEventListener(on,bring,{once:true})},',
    `bring=()=>{clearTimeout(early.late);early.late=setTimeout(lost,${chunkTimeout});import("${entry}").then(()=>clearTimeout(early.late),lost)};`,
  ].join('');

import { meanings, touches } from '../src/frame/touches.ts';

/**
 * What a page that is read has at its end instead of its script's name: it brings the script when the page is painted,
 * and notes meanwhile how the page is touched. Named, the script is asked for and run before that, and a slow phone takes
 * up work a tenth later. In a tab that nobody sees nothing is painted, and an address that asks for something is answered
 * by the script alone: there it comes at once. What is lost on the way is asked for again.
 */
export const firstScript = (entry: string): string =>
  [
    '{',
    noteTouches,
    `const bring=()=>import("${entry}").catch(()=>{for(const on of["online","pointerdown","keydown"])addEventListener(on,bring,{once:true})}),`,
    'whenWhole=()=>{document.readyState=="loading"?addEventListener("DOMContentLoaded",bring):bring()};',
    'document.hidden||location.search?whenWhole():requestAnimationFrame(()=>setTimeout(whenWhole))',
    '}',
  ].join('');

const noteTouches = [
  `const events=new Map,kinds=${JSON.stringify([...touches, ...meanings])},`,
  // The last of each kind, in their order: where the script stays away for long, scrolling must not fill the memory.
  'note=event=>{const{type}=event;events.delete(type);events.set(type,event);if(type=="submit")event.preventDefault()};',
  'for(const on of kinds)addEventListener(on,note,true);',
  'window.early={events,letGo(){for(const on of kinds)removeEventListener(on,note,true)}};',
].join('');

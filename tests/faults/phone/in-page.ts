import type { BrowserContext } from '@playwright/test';

/** User actions at the speed of a script, installed in every page before its own scripts. */
type Hand = {
  /** Called on every DOM mutation, so that no transient state is missed. */
  until: <T>(found: () => T | undefined | null | false | '', patience?: number) => Promise<T>;
  put: (control: HTMLSelectElement | HTMLInputElement | HTMLTextAreaElement, value: string) => void;
  button: (name: string) => HTMLButtonElement | undefined;
};
declare global {
  var hand: Hand;
}

export async function equip(context: BrowserContext): Promise<void> {
  // Defines esbuild's `__name` helper, which compiled functions call in the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(() => {
    globalThis.hand = {
      until: (found, patience = 20_000) =>
        new Promise((done, failed) => {
          const look = () => {
            const what = found();
            if (!what) return;
            over();
            done(what);
          };
          const changes = new MutationObserver(look);
          const rhythm = setInterval(look, 50);
          const end = setTimeout(() => {
            over();
            failed(new Error(`Waited in vain on ${location.href}: ${document.body.innerText}`));
          }, patience);
          const over = () => {
            changes.disconnect();
            clearInterval(rhythm);
            clearTimeout(end);
          };
          changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
          look();
        }),

      put: (control, value) => {
        const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
        own?.set?.call(control, value);
        control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
      },

      button: (name) =>
        [...document.querySelectorAll('button')].find(
          (button) => button.textContent?.trim() === name && button.checkVisibility(),
        ),
    };
  });
}

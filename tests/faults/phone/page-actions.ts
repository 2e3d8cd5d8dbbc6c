import type { BrowserContext } from '@playwright/test';

/** User actions at the speed of a script, installed in every page before its own scripts. */
type PageActions = {
  /** Called on every DOM mutation, so that no transient state is missed. */
  waitUntil: <T>(condition: () => T | undefined | null | false | '', timeout?: number) => Promise<T>;
  setValue: (control: HTMLSelectElement | HTMLInputElement | HTMLTextAreaElement, value: string) => void;
  findButton: (name: string) => HTMLButtonElement | undefined;
};
declare global {
  var actions: PageActions;
}

export async function installPageActions(context: BrowserContext): Promise<void> {
  // Defines esbuild's `__name` helper, which compiled functions call in the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(() => {
    globalThis.actions = {
      waitUntil: (condition, timeout = 20_000) =>
        new Promise((resolve, reject) => {
          const check = () => {
            const result = condition();
            if (!result) return;
            stop();
            resolve(result);
          };
          const observer = new MutationObserver(check);
          const interval = setInterval(check, 50);
          const timer = setTimeout(() => {
            stop();
            reject(new Error(`Waited in vain on ${location.href}: ${document.body.innerText}`));
          }, timeout);
          const stop = () => {
            observer.disconnect();
            clearInterval(interval);
            clearTimeout(timer);
          };
          observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
          check();
        }),

      setValue: (control, value) => {
        const descriptor = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
        descriptor?.set?.call(control, value);
        control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
      },

      findButton: (name) =>
        [...document.querySelectorAll('button')].find(
          (findButton) => findButton.textContent?.trim() === name && findButton.checkVisibility(),
        ),
    };
  });
}

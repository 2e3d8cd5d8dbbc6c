declare global {
  interface Window {
    beforeHydration?: { pressed: boolean; hydrated: () => void; failed: () => void };
  }
}

/**
 * Stands as text inside every prerendered page, so it uses nothing from outside of itself. It keeps what was pressed last
 * until React has hydrated the page, and says so if the script cannot be loaded, or not within `timeout` milliseconds. The
 * first script is asked for again at the next touch.
 */
export function beforeHydration(timeout: number, firstLanguage: string): void {
  const element = document.getElementById.bind(document);
  const listening = new AbortController();
  let replay: (() => void) | undefined;
  let loading: ReturnType<typeof setTimeout> | undefined;

  // A page is prerendered without the query of its address, and one for many paths.
  const { lang } = document.documentElement;
  const path = location.pathname.slice(lang === firstLanguage ? 0 : lang.length + 1).replace(/\/$/, '');
  const followAddress = (part: ParentNode) => {
    for (const link of part.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
      const basename = link.hreflang === firstLanguage ? '' : `/${link.hreflang}`;
      link.setAttribute('href', (basename + path || '/') + location.search);
    }
  };
  const show = (name?: string) => {
    clearTimeout(loading);
    if (name && element('before-hydration')?.dataset.name === name) return;
    element('before-hydration')?.remove();
    (element('root') as HTMLElement).hidden = name === 'not-loaded';
    if (!name) return;
    const box = document.createElement('div');
    box.id = 'before-hydration';
    box.dataset.name = name;
    box.append((element(name) as HTMLTemplateElement).content.cloneNode(true));
    followAddress(box);
    document.body.append(box);
    box.querySelector('main button')?.addEventListener('click', () => location.reload());
    box.querySelector('h1')?.focus();
  };
  const keep = (event: Event) => {
    const target = event.target as HTMLFormElement;
    // What is shown in the place of the page works by itself.
    if (target.closest('#before-hydration')) return;
    const button = target.closest('button');
    if (event.type === 'submit') replay = () => target.requestSubmit();
    else if (button && button.type !== 'submit') replay = () => button.click();
    else return;
    event.preventDefault();
    event.stopPropagation();
    state.pressed = true;
    clearTimeout(loading);
    loading = setTimeout(show, 400, 'page-loading');
  };

  const state = {
    pressed: false,
    hydrated: () => {
      listening.abort();
      clearTimeout(late);
      state.failed = () => {};
      show();
      replay?.();
    },
    failed: () => {
      if (element('not-loaded')) show('not-loaded');
      else if (replay) show('not-come');
      replay = undefined;
    },
  };
  window.beforeHydration = state;
  // Read when the time is up, since the page may be hydrated by then.
  const late = setTimeout(() => state.failed(), timeout);
  const options = { capture: true, signal: listening.signal };
  addEventListener('click', keep, options);
  addEventListener('submit', keep, options);
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type=module]');
  const lost = (src: string) => {
    state.failed();
    const waiting = new AbortController();
    const again = () => {
      waiting.abort();
      import(/* @vite-ignore */ src).catch(() => lost(src));
    };
    for (const touch of ['online', 'pointerdown', 'keydown'])
      addEventListener(touch, again, { capture: true, signal: waiting.signal });
  };
  for (const script of scripts) script.addEventListener('error', () => lost(script.src));
  followAddress(document);
}

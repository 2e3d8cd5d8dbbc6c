declare global {
  interface Window {
    beforeHydration?: {
      /** of files that are downloaded or on their way */
      preloads: Map<string, Promise<void>>;
      pressed: boolean;
      installPrompt?: Event;
      hydrated: () => void;
      failed: () => void;
    };
  }
}

/**
 * Inlined as source text into every prerendered page, so it must not use anything from outside. It stores the last press or submit and
 * replays it after hydration, keeps the install prompt, which is dispatched once, and shows a template if the scripts fail to load or take
 * longer than `timeout` milliseconds. It imports the first script; if that fails, it does so again on the next interaction. It also
 * preloads `hydrationScripts`, which the first script imports when it hydrates the page. The requests start once the HTML is parsed, so
 * that their responses do not delay the first paint.
 */
export function beforeHydration(
  timeout: number,
  firstLanguage: string,
  preload: (href: string) => Promise<void>,
  scripts: string[],
  hydrationScripts: string[],
): void {
  const element = document.getElementById.bind(document);
  const listeners = new AbortController();
  let replay: (() => void) | undefined;
  let indicatorTimer: ReturnType<typeof setTimeout> | undefined;

  // A page is prerendered without a query string, and one shell is served for many paths.
  const { lang } = document.documentElement;
  const path = location.pathname.slice(lang === firstLanguage ? 0 : lang.length + 1).replace(/\/$/, '');
  const updateLanguageLinks = (part: ParentNode) => {
    for (const link of part.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
      const basename = link.hreflang === firstLanguage ? '' : `/${link.hreflang}`;
      link.setAttribute('href', (basename + path || '/') + location.search);
    }
  };
  const showTemplate = (name?: string) => {
    clearTimeout(indicatorTimer);
    if (name && element('before-hydration')?.dataset.name === name) return;
    element('before-hydration')?.remove();
    (element('root') as HTMLElement).hidden = name === 'not-loaded';
    if (!name) return;
    const container = document.createElement('div');
    container.id = 'before-hydration';
    container.dataset.name = name;
    container.append((element(name) as HTMLTemplateElement).content.cloneNode(true));
    updateLanguageLinks(container);
    document.body.append(container);
    container.querySelector('main button')?.addEventListener('click', () => location.reload());
    container.querySelector('h1')?.focus();
  };
  const interceptEvent = (event: Event) => {
    const target = event.target as HTMLFormElement;
    // The templates work without hydration.
    if (target.closest('#before-hydration')) return;
    // A link that takes along what was typed waits as well.
    const button = target.closest<HTMLButtonElement>('button,a[data-takes-along]');
    if (event.type === 'submit') replay = () => target.requestSubmit();
    else if (button && button.type !== 'submit') replay = () => button.click();
    else return;
    event.preventDefault();
    event.stopPropagation();
    state.pressed = true;
    clearTimeout(indicatorTimer);
    indicatorTimer = setTimeout(showTemplate, 400, 'page-loading');
  };

  const state: NonNullable<Window['beforeHydration']> = {
    preloads: new Map(),
    pressed: false,
    hydrated: () => {
      listeners.abort();
      clearTimeout(loadTimer);
      state.failed = () => {};
      showTemplate();
      replay?.();
    },
    failed: () => {
      if (element('not-loaded')) showTemplate('not-loaded');
      else if (replay) showTemplate('not-come');
      replay = undefined;
    },
  };
  window.beforeHydration = state;
  // `failed` is read when the timer fires, since hydration replaces it.
  const loadTimer = setTimeout(() => state.failed(), timeout);
  const options = { capture: true, signal: listeners.signal };
  addEventListener('click', interceptEvent, options);
  addEventListener('submit', interceptEvent, options);
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    state.installPrompt = event;
  });
  const importFirstScript = () => {
    Promise.all(scripts.map(preload)).then(
      () => import(/* @vite-ignore */ scripts[0] as string),
      () => {
        state.failed();
        const retryListeners = new AbortController();
        const retry = () => {
          retryListeners.abort();
          importFirstScript();
        };
        for (const event of ['online', 'pointerdown', 'keydown'])
          addEventListener(event, retry, { capture: true, signal: retryListeners.signal });
      },
    );
  };
  importFirstScript();
  const preloadForHydration = () => {
    for (const href of hydrationScripts) {
      if (state.preloads.has(href)) continue;
      const running = preload(href);
      state.preloads.set(href, running);
      running.catch(() => state.preloads.delete(href));
    }
  };
  // At the root the first script may redirect to the language of the browser.
  const waitsForFirstScript = location.pathname === '/' && !navigator.language.startsWith(lang);
  if (element('root')?.dataset.kind === 'private') preloadForHydration();
  else if (!waitsForFirstScript) {
    if (!navigator.connection?.saveData) {
      // Images without `loading="lazy"` are in view, so the scripts must not share the connection with them.
      const isLoadingImages = [...document.images].some(({ loading, complete }) => loading !== 'lazy' && !complete);
      if (isLoadingImages) addEventListener('load', preloadForHydration);
      else preloadForHydration();
    }
    addEventListener('pointerdown', preloadForHydration, options);
    addEventListener('keydown', preloadForHydration, options);
  }
  updateLanguageLinks(document);
}

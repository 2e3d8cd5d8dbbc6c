/**
 * Downloads a script into the browser's cache, or adds a style sheet; rejects if that fails. Most browsers keep a failed import, and a failed
 * `<link rel="preload">`, for the lifetime of the document, so a module is imported only after all files it needs have been downloaded.
 * Inlined as source text, so it must not use anything from outside.
 */
export async function preload(href: string): Promise<void> {
  if (!href.endsWith('.css')) {
    const response = await fetch(href);
    if (!response.ok) throw new TypeError(`Failed to fetch ${href}`);
    await response.blob();
    return;
  }
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = '';
  link.href = href;
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new TypeError(`Failed to fetch ${href}`));
    };
    document.head.append(link);
  });
}

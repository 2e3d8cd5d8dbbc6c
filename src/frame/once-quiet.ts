/** Once the page is loaded, comes to rest, and nothing of it is under way: what is done then is in nobody's way. */
export function onceQuiet(underWay: () => Promise<void>, act: () => void): void {
  const quiet = () => requestIdleCallback(() => void underWay().finally(act), { timeout: 5000 });
  if (document.readyState === 'complete') quiet();
  else addEventListener('load', quiet, { once: true });
}

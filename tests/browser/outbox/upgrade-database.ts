import type { Page } from '@playwright/test';

/** Upgrades the database as a later release would. Settles only when every tab has closed its connection. */
export function upgradeDatabase(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const before = (await indexedDB.databases()).find(({ name }) => name === 'tenawas')?.version ?? 0;
    await new Promise<void>((done, failed) => {
      const opening = indexedDB.open('tenawas', before + 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('of-a-later-release');
      opening.onerror = () => failed(opening.error);
      opening.onsuccess = () => {
        opening.result.close();
        done();
      };
    });
  });
}

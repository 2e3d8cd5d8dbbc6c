import { databaseName } from '../../../src/contract/worker-messages.ts';
import type { Scene } from './scene.ts';

/** A later release upgrades the database in another tab while this one has it open and writes. */
export const databaseUpgrade: Scene = async (life, [first, ...others]) => {
  const { phone, page } = life;
  if (first) await life.write(first);
  const other = await phone.open('/about', page);
  await other.evaluate(async (name) => {
    const before = (await indexedDB.databases()).find((database) => database.name === name)?.version ?? 0;
    await new Promise((upgraded, failed) => {
      const opening = indexedDB.open(name, before + 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(`of-version-${before + 1}`);
      opening.onerror = () => failed(opening.error);
      opening.onsuccess = () => {
        opening.result.close();
        upgraded(undefined);
      };
    });
  }, databaseName);
  life.noteFault('database-upgrade');
  await life.writeAll(others, page);
  await other.close();
};

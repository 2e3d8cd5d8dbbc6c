import type { Scene } from './scene.ts';

const hardlyAny = 1;

/** The quota is exceeded, the page says so, and the form is submitted once there is space again. */
export const phoneFull: Scene = async (life, letters) => {
  const { phone } = life;
  // The browser reads the quota when it opens a database and caches it.
  await phone.kill();
  life.note('browser-killed');
  await phone.start();
  await phone.limitRoom(hardlyAny);
  await life.openForm();
  for (const letter of letters) {
    const kept = await life.write(letter);
    if (!kept) life.note('phone-full');
    await phone.limitRoom();
    if (!kept) await life.write(letter);
  }
};

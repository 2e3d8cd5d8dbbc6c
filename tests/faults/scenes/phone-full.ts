import type { Scene } from './scene.ts';

const hardlyAny = 1;

/** The phone refuses to keep anything, the page says so, and what is on the screen is sent once there is room again. */
export const phoneFull: Scene = async (life, letters) => {
  const { phone } = life;
  // The browser asks how much room there is when it opens a database, and not again for a while.
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

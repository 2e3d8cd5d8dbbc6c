export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function waitUntil(condition: () => boolean | Promise<boolean>, timeout = 60_000) {
  const end = Date.now() + timeout;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Not within ${timeout} ms: ${condition}`);
    await pause(5);
  }
}

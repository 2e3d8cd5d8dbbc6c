export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function until(holds: () => boolean | Promise<boolean>, mostMilliseconds = 60_000) {
  const end = Date.now() + mostMilliseconds;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Not within ${mostMilliseconds} ms: ${holds}`);
    await pause(5);
  }
}

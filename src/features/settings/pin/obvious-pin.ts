/** Down the middle of the keys, and up. */
const known = ['2580', '0852'];

const isEvery = (steps: readonly number[], step: number) => steps.every((one) => (one + 10) % 10 === step);

/** PINs that are tried first: 0000, 1234, 4321, 1212, 123123, 2580. */
export function isObviousPin(pin: string): boolean {
  const digits = [...pin].map(Number);
  const steps = digits.slice(1).map((digit, at) => digit - (digits[at] ?? 0));
  const isRepeated = [2, 3].some((length) => pin.slice(0, length).repeat(pin.length / length) === pin);
  return known.includes(pin) || isRepeated || [0, 1, 9].some((step) => isEvery(steps, step));
}

import { expect, test } from 'vitest';
import { judge } from '../../../../../src/features/customer/photos/legibility.ts';

const side = 200;
/** Lines of writing on paper: one row in twenty is dark for three pixels. */
const page = (paper: number, ink: number) =>
  Uint8Array.from({ length: side * side }, (_, at) => (Math.floor(at / side) % 20 < 3 && at % 7 < 4 ? ink : paper));

function blurred(grey: Uint8Array, radius: number): Uint8Array {
  return grey.map((_, at) => {
    let [sum, count] = [0, 0];
    for (let y = -radius; y <= radius; y++)
      for (let x = -radius; x <= radius; x++) {
        const value = grey[at + y * side + x];
        if (value === undefined) continue;
        sum += value;
        count += 1;
      }
    return sum / count;
  });
}

test('writing in focus is legible, in daylight and in the shade', () => {
  expect(judge(page(230, 40), side, side)).toBe('good');
  expect(judge(page(95, 25), side, side)).toBe('good');
});

test('a dark room and a moved phone are noticed', () => {
  expect(judge(page(40, 5), side, side)).toBe('dark');
  expect(judge(blurred(page(230, 40), 6), side, side)).toBe('blurred');
});

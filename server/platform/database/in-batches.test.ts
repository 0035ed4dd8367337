import { expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

/** Doubles numbers, one list at a time, each answered when the test says so. */
function doubling() {
  const asked: { numbers: number[]; answer: () => void; fail: () => void }[] = [];
  const ask = inBatches(
    (numbers: number[]) =>
      new Promise<number[]>((resolve, reject) => {
        asked.push({
          numbers,
          answer: () => resolve(numbers.map((n) => n * 2)),
          fail: () => reject(new Error('away')),
        });
      }),
  );
  return { ask, asked };
}

it('asks those of one turn together, and those that come meanwhile after them', async () => {
  const { ask, asked } = doubling();
  const first = [ask(1), ask(2)];
  await expect.poll(() => asked.length).toBe(1);
  const others = [ask(3), ask(4)];
  expect(asked.map(({ numbers }) => numbers)).toEqual([[1, 2]]);
  asked[0]!.answer();
  expect(await Promise.all(first)).toEqual([2, 4]);
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]!.numbers).toEqual([3, 4]);
  asked[1]!.answer();
  expect(await Promise.all(others)).toEqual([6, 8]);
});

it('tells all of a list that it failed, and goes on with the next', async () => {
  const { ask, asked } = doubling();
  const first = [expect(ask(1)).rejects.toThrow('away'), expect(ask(2)).rejects.toThrow('away')];
  await expect.poll(() => asked.length).toBe(1);
  const second = ask(2);
  asked[0]!.fail();
  await Promise.all(first);
  await expect.poll(() => asked.length).toBe(2);
  asked[1]!.answer();
  expect(await second).toBe(4);
  const third = ask(3);
  await expect.poll(() => asked.length).toBe(3);
  asked[2]!.answer();
  expect(await third).toBe(6);
});

it('ends a list that grows too long', async () => {
  const { ask, asked } = doubling();
  const all = Array.from({ length: 1101 }, (_, n) => ask(n));
  for (const at of [0, 1, 2]) {
    await expect.poll(() => asked.length).toBe(at + 1);
    asked[at]!.answer();
  }
  expect(asked.map(({ numbers }) => numbers.length)).toEqual([500, 500, 101]);
  expect((await Promise.all(all)).at(-1)).toBe(2200);
});

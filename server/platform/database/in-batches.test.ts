import { expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

/** Doubles numbers in batches; the test controls when each batch is resolved. */
function doubling() {
  const batches: { numbers: number[]; succeed: () => void; fail: () => void }[] = [];
  const double = inBatches(
    (numbers: number[]) =>
      new Promise<number[]>((resolve, reject) => {
        batches.push({
          numbers,
          succeed: () => resolve(numbers.map((n) => n * 2)),
          fail: () => reject(new Error('away')),
        });
      }),
  );
  return { double, batches };
}

it('batches lookups of one tick, and those that arrive during it in the next batch', async () => {
  const { double, batches } = doubling();
  const first = [double(1), double(2)];
  await expect.poll(() => batches.length).toBe(1);
  const rest = [double(3), double(4)];
  expect(batches.map(({ numbers }) => numbers)).toEqual([[1, 2]]);
  batches[0]!.succeed();
  expect(await Promise.all(first)).toEqual([2, 4]);
  await expect.poll(() => batches.length).toBe(2);
  expect(batches[1]!.numbers).toEqual([3, 4]);
  batches[1]!.succeed();
  expect(await Promise.all(rest)).toEqual([6, 8]);
});

it('rejects all lookups of a failed batch, and continues with the next', async () => {
  const { double, batches } = doubling();
  const first = [
    expect(double(1)).rejects.toThrow('away'),
    expect(double(2)).rejects.toThrow('away'),
  ];
  await expect.poll(() => batches.length).toBe(1);
  const second = double(2);
  batches[0]!.fail();
  await Promise.all(first);
  await expect.poll(() => batches.length).toBe(2);
  batches[1]!.succeed();
  expect(await second).toBe(4);
  const third = double(3);
  await expect.poll(() => batches.length).toBe(3);
  batches[2]!.succeed();
  expect(await third).toBe(6);
});

it('splits a batch that grows too long', async () => {
  const { double, batches } = doubling();
  const all = Array.from({ length: 1101 }, (_, n) => double(n));
  for (const at of [0, 1, 2]) {
    await expect.poll(() => batches.length).toBe(at + 1);
    batches[at]!.succeed();
  }
  expect(batches.map(({ numbers }) => numbers.length)).toEqual([500, 500, 101]);
  expect((await Promise.all(all)).at(-1)).toBe(2200);
});

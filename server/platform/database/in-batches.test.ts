import { expect, it } from 'vitest';
import { inBatches } from './in-batches.ts';

/** Doubles numbers, one list at a time; the test controls when each is resolved. */
function doubling() {
  const input: { numbers: number[]; answer: () => void; fail: () => void }[] = [];
  const request = inBatches(
    (numbers: number[]) =>
      new Promise<number[]>((resolve, reject) => {
        input.push({
          numbers,
          answer: () => resolve(numbers.map((n) => n * 2)),
          fail: () => reject(new Error('away')),
        });
      }),
  );
  return { ask: request, asked: input };
}

it('batches requests of one tick, and those that arrive during it in the next batch', async () => {
  const { ask: request, asked: input } = doubling();
  const first = [request(1), request(2)];
  await expect.poll(() => input.length).toBe(1);
  const rest = [request(3), request(4)];
  expect(input.map(({ numbers }) => numbers)).toEqual([[1, 2]]);
  input[0]!.answer();
  expect(await Promise.all(first)).toEqual([2, 4]);
  await expect.poll(() => input.length).toBe(2);
  expect(input[1]!.numbers).toEqual([3, 4]);
  input[1]!.answer();
  expect(await Promise.all(rest)).toEqual([6, 8]);
});

it('rejects all requests of a failed batch, and continues with the next', async () => {
  const { ask: request, asked: input } = doubling();
  const first = [
    expect(request(1)).rejects.toThrow('away'),
    expect(request(2)).rejects.toThrow('away'),
  ];
  await expect.poll(() => input.length).toBe(1);
  const second = request(2);
  input[0]!.fail();
  await Promise.all(first);
  await expect.poll(() => input.length).toBe(2);
  input[1]!.answer();
  expect(await second).toBe(4);
  const third = request(3);
  await expect.poll(() => input.length).toBe(3);
  input[2]!.answer();
  expect(await third).toBe(6);
});

it('splits a batch that grows too long', async () => {
  const { ask: request, asked: input } = doubling();
  const all = Array.from({ length: 1101 }, (_, n) => request(n));
  for (const at of [0, 1, 2]) {
    await expect.poll(() => input.length).toBe(at + 1);
    input[at]!.answer();
  }
  expect(input.map(({ numbers }) => numbers.length)).toEqual([500, 500, 101]);
  expect((await Promise.all(all)).at(-1)).toBe(2200);
});

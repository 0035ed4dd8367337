import { describe, expect, it } from 'vitest';
import { planImport } from './plan-import.ts';
import { readCsv } from './read-csv.ts';

/** Counts event loop iterations during `work`: a blocking call has none or one. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let done = false;
  const count = () => {
    turns += 1;
    if (!done) setImmediate(count);
  };
  setImmediate(count);
  await work();
  done = true;
  return turns;
}

describe('a large file of remedies', () => {
  const cells = { name: 'Rose Quartz', category: 'Semi-Precious', discountedPrice: '500' };
  const text = `${Object.keys(cells).join()}\n${`${Object.values(cells).join()}\n`.repeat(10_000)}`;

  it('yields to the event loop while it is parsed', async () => {
    expect(await turnsDuring(() => readCsv(Buffer.from(text)))).toBeGreaterThan(200);
  });

  it('yields to the event loop while it is planned', async () => {
    const rows = Array.from({ length: 2000 }, (_, line) => ({
      line,
      cells: { ...cells, name: `Stone ${line}` },
    }));
    const turns = await turnsDuring(() =>
      planImport(rows, { products: new Map(), slugs: new Set() }),
    );
    expect(turns).toBeGreaterThan(35);
  });
});

/**
 * Measures the import of a fictitious shop: dry run, 10 process kills during the import, then
 * counts, totals by month and a repeated import, while the storefront is read. Run: `node
 * server/bench/move-in.ts [share of the full size] [kills] [share of its images]`, after a build.
 */

import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { administrator, startShop } from '../../e2e/shop-process.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { browser } from './measure.ts';
import { compare } from './move-in/compare.ts';
import { startImageHost } from './move-in/image-host.ts';
import { createMover } from './move-in/mover.ts';
import { fullSize, type Size } from './move-in/old-shop.ts';
import { benchTableOf, measuredCommit, writeSection } from './write-section.ts';

const share = Number(process.argv[2] ?? 1);
const kills = Number(process.argv[3] ?? 10);
const imageShare = Number(process.argv[4] ?? 1);
const scaled = Object.fromEntries(
  Object.entries(fullSize).map(([name, count]) => [name, Math.round(count * share)]),
) as Size;
const size: Size = { ...scaled, images: Math.round(scaled.images * imageShare) };

const server = await startPostgres();
const images = await startImageHost(1200);
const env = {
  DATABASE_URL: server.url,
  IMPORT_IMAGE_HOSTS: images.host,
  FIRST_PAGES: 'ready',
  TRUST_PROXY: '1',
};
const shop = await startShop(env, 'as npm start');
const database = await openDatabase({ databaseUrl: server.url, dataDir: '', pool: 2 });
const rows: string[][] = [];
const note = (name: string, value: string) => {
  rows.push([name, value]);
  console.log(`${name}: ${value}`);
};
const seconds = (startMs: number) => ((performance.now() - startMs) / 1000).toFixed(1);

try {
  const mover = await createMover(shop.url, administrator);
  const id = await mover.begin(size, `http://${images.host}`);
  const checking = performance.now();
  await mover.check(id);
  await mover.until(id, 'checked');
  note('dry run', `${seconds(checking)} s`);
  const reader = readStorefront(shop.url);
  const moving = performance.now();
  await mover.run(id);
  await killInTheMiddle(id);
  await mover.until(id, 'finished', (line) => console.log(`${seconds(moving)} s: ${line}`));
  note('move', `${seconds(moving)} s, ${images.requests()} requests for images`);
  note('storefront meanwhile', await reader());
  note('result', await compare(database.db, size));
  const second = await mover.begin(size, `http://${images.host}`);
  await mover.check(second);
  note('second run', JSON.stringify((await mover.until(second, 'checked')).counts));
  const sizes = Object.entries(size).map(([kind, count]) => `${count} ${kind}`);
  writeSection(
    'Moving in',
    `At ${measuredCommit()}, Node ${process.versions.node}, PostgreSQL; ${sizes.join(', ')}; ${kills} kills in the middle.

${benchTableOf([['What', 'Figure'], ...rows])}`,
  );
} finally {
  await shop.remove();
  await database.close();
  images.close();
  await server.stop();
}

/** Kills and restarts the shop during the import, at even intervals of rows. */
async function killInTheMiddle(id: string): Promise<void> {
  for (let n = 1; n <= kills; n += 1) {
    const mover = await createMover(shop.url, administrator);
    for (;;) {
      const { done, total, status } = await mover.show(id);
      if (status === 'finished') return;
      if (done / total >= n / (kills + 1)) break;
      await pause(250);
    }
    await shop.kill();
    await shop.restart();
    console.log(`killed ${n}`);
  }
}

/**
 * Reads pages of the storefront, one request every 50 ms; time without a running process is not
 * counted.
 */
function readStorefront(url: string): () => Promise<string> {
  const worker = new Worker(new URL('./move-in/reader.ts', import.meta.url), {
    workerData: { url, headers: browser },
  });
  return async () => {
    const times = await new Promise<number[]>((done) => {
      worker.once('message', done);
      worker.postMessage('stop');
    });
    const sorted = times.toSorted((a, b) => a - b);
    const at = (part: number) => `${(sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(0)} ms`;
    return `${times.length} pages, p50 ${at(0.5)}, p99 ${at(0.99)}, p99.9 ${at(0.999)}`;
  };
}

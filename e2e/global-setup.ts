import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keepTemporaryFilesInMemory } from '../scripts/testing/memory-folder.ts';
import { journeysAt } from './clock.ts';
import { firstOutput, startShop } from './shop-process.ts';

/**
 * Seeds one shop for a run of the end-to-end tests; each test that starts its own shop uses a
 * copy of its data. A folder already given by SEEDED_SHOP is reused.
 */
export default async function setup(): Promise<() => Promise<void>> {
  // The tests run the built output: current pages and server.
  const prepare = path.join(import.meta.dirname, '..', 'scripts', 'prepare.mjs');
  execFileSync(process.execPath, [prepare, 'build'], { stdio: 'inherit' });
  // Workers inherit the environment.
  const removeFolder = await keepTemporaryFilesInMemory();
  if (process.env.SEEDED_SHOP) return removeFolder;
  // An hour before, so that no data in a copy is in the future of the test that starts on it.
  const shop = await startShop({
    CLOCK_STARTS_AT: new Date(Date.parse(journeysAt) - 3_600_000).toISOString(),
  });
  await shop.stop();
  await writeFile(path.join(shop.dataDir, firstOutput), shop.output());
  process.env.SEEDED_SHOP = shop.dataDir;
  return async () => {
    await shop.remove();
    await removeFolder();
  };
}

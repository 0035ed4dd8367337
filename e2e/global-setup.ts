import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keepTemporaryFilesInMemory } from '../scripts/testing/memory-folder.ts';
import { journeysAt } from './clock.ts';
import { firstWords, startShop } from './shop-process.ts';

/**
 * Seeds one shop for a run of the journeys; each that starts one of its own does so on a copy of its data. A folder that is
 * named by SEEDED_SHOP already is taken as it is.
 */
export default async function setup(): Promise<() => Promise<void>> {
  // What journeys run is built: pages and server as they are now.
  const prepare = path.join(import.meta.dirname, '..', 'scripts', 'prepare.mjs');
  execFileSync(process.execPath, [prepare, 'build'], { stdio: 'inherit' });
  // Workers inherit the environment.
  const removeFolder = await keepTemporaryFilesInMemory();
  if (process.env.SEEDED_SHOP) return removeFolder;
  // An hour before, so that nothing in a copy lies ahead of the journey that starts on it.
  const shop = await startShop({ CLOCK_STARTS_AT: new Date(Date.parse(journeysAt) - 3_600_000).toISOString() });
  await shop.stop();
  await writeFile(path.join(shop.dataDir, firstWords), shop.output());
  process.env.SEEDED_SHOP = shop.dataDir;
  return async () => {
    await shop.remove();
    await removeFolder();
  };
}

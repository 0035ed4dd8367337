import { startShop } from './shop-process.ts';

/** Plants one shop for a run of the journeys; each of them starts on a copy of its data. */
export default async function setup(): Promise<() => Promise<void>> {
  const shop = await startShop();
  await shop.stop();
  // Workers inherit the environment.
  process.env.PLANTED_SHOP = shop.dataDir;
  return () => shop.remove();
}

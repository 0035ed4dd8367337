import autocannon from 'autocannon';
import type { ShopProcess } from '../../e2e/shop-process.ts';
import {
  browser,
  cpuSeconds,
  type MeasureRow,
  probe,
  residentMb,
  type Stats,
  seconds,
  varied,
} from './measure.ts';

const unknownAddresses = 20_000;

/**
 * Places 10 orders per second, each of one unit. @returns a function that stops and returns the
 * number of orders
 */
function orderTenTimesASecond(
  shop: ShopProcess,
  product: { _id: string; discountedPrice: number },
): () => Promise<number> {
  const orders: Promise<boolean>[] = [];
  const timer = setInterval(() => {
    const body = JSON.stringify({
      amount: product.discountedPrice,
      currency: 'INR',
      items: [{ productId: product._id, quantity: 1 }],
      email: 'buyer@example.com',
    });
    const created = fetch(`${shop.url}/api/payments/create-order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    orders.push(created.then((reply) => reply.ok));
  }, 100);
  return async () => {
    clearInterval(timer);
    return (await Promise.all(orders)).filter(Boolean).length;
  };
}

const ratio = (value: number) => value.toFixed(2);

/**
 * Page throughput during ten orders per second, in two figures. `on a full core`: the pages per
 * second that one saturated core still serves, with the CPU cost of the orders subtracted. The
 * other divides the total CPU time by the number of pages, and so depends on the load.
 * @param quiet the same measurement without orders
 */
export async function pagesDuringOrders(
  shop: ShopProcess,
  product: Parameters<typeof orderTenTimesASecond>[1],
  quiet: Stats,
): Promise<MeasureRow[]> {
  // The first orders of a process compile the code for orders.
  const warm = orderTenTimesASecond(shop, product);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  await warm();
  const before = cpuSeconds(shop.pid);
  const stop = orderTenTimesASecond(shop, product);
  const end = probe(`${shop.url}/`);
  const load = await autocannon({
    url: `${shop.url}/`,
    connections: 50,
    headers: browser,
    duration: 2 * seconds,
  });
  const created = await stop();
  const cpu = cpuSeconds(shop.pid) - before;
  const pages = load.requests.total;
  const used = (cpu - pages / quiet.perCpuSecond) / load.duration;
  const p99 = `${(await end()).toFixed(1)} ms`;
  return [
    [
      `home while ${created} orders came in ${2 * seconds} s, of its quiet rate on a full core`,
      ratio(1 - used),
      p99,
    ],
    [
      'the same, by the CPU of pages and orders together',
      ratio(pages / cpu / quiet.perCpuSecond),
      '',
    ],
  ];
}

export async function unknown(shop: ShopProcess): Promise<MeasureRow> {
  const before = residentMb(shop.pid).now;
  let n = 0;
  const end = probe(`${shop.url}/healthz`);
  await autocannon({
    url: shop.url,
    connections: 10,
    amount: unknownAddresses,
    requests: varied(() => ({ path: `/?unknown=${n++}`, headers: browser })),
  });
  const p99 = await end();
  const grown = Math.max(0, residentMb(shop.pid).now - before);
  return [
    `${unknownAddresses} distinct unknown addresses`,
    `+ ${Math.round(grown)} MB`,
    `others ${p99.toFixed(1)} ms`,
  ];
}

/**
 * Measures readers of a cached page while a crawler requests uncached pages sequentially, and
 * orders are placed.
 */
export async function allAtOnce(
  shop: ShopProcess,
  product: Parameters<typeof orderTenTimesASecond>[1],
): Promise<MeasureRow> {
  let price = 100;
  const stop = orderTenTimesASecond(shop, product);
  const end = probe(`${shop.url}/`);
  const [crawled] = await Promise.all([
    autocannon({
      url: shop.url,
      connections: 2,
      duration: 2 * seconds,
      requests: varied(() => ({ path: `/remedies?priceTo=${price++}`, headers: browser })),
    }),
    autocannon({
      url: `${shop.url}/`,
      connections: 20,
      overallRate: 2000,
      headers: browser,
      duration: 2 * seconds,
    }),
  ]);
  const p99 = await end();
  const created = await stop();
  const cold = Math.round(crawled.requests.total / crawled.duration);
  const name = `home while a crawler gets ${cold} pages a second that were never made, 2000 readers a second and ${created} orders come`;
  return [name, '', `${p99.toFixed(1)} ms`];
}

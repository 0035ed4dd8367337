import autocannon from 'autocannon';
import type { ShopProcess } from '../../e2e/shop-process.ts';
import { browser, cpuSeconds, type Figures, probe, type Row, residentMb, seconds, varied } from './measure.ts';

const unknownAddresses = 20_000;

/** Ten orders a second, each of one piece; @returns stops them and tells how many were made. */
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
    const made = fetch(`${shop.url}/api/payments/create-order`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    orders.push(made.then((reply) => reply.ok));
  }, 100);
  return async () => {
    clearInterval(timer);
    return (await Promise.all(orders)).filter(Boolean).length;
  };
}

const ratio = (value: number) => value.toFixed(2);

/**
 * What ten orders a second leave of the pages. Two answers: `on a full core` is the rate of pages that one busy core still
 * serves, which is what readers notice: all that the orders take, and what they make the pages cost more, comes off it. The
 * other counts the CPU of both together by the pages alone: how low it is depends on how many pages the load requests.
 * @param quiet the same pages without orders
 */
export async function pagesBesideOrders(
  shop: ShopProcess,
  product: Parameters<typeof orderTenTimesASecond>[1],
  quiet: Figures,
): Promise<Row[]> {
  // The first orders of a process compile what orders need.
  const warm = orderTenTimesASecond(shop, product);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  await warm();
  const before = cpuSeconds(shop.pid);
  const stop = orderTenTimesASecond(shop, product);
  const end = probe(`${shop.url}/`);
  const requested = await autocannon({ url: `${shop.url}/`, connections: 50, headers: browser, duration: 2 * seconds });
  const made = await stop();
  const cpu = cpuSeconds(shop.pid) - before;
  const pages = requested.requests.total;
  const taken = (cpu - pages / quiet.perCpuSecond) / requested.duration;
  const p99 = `${(await end()).toFixed(1)} ms`;
  return [
    [`home while ${made} orders came in ${2 * seconds} s, of its quiet rate on a full core`, ratio(1 - taken), p99],
    ['the same, by the CPU of pages and orders together', ratio(pages / cpu / quiet.perCpuSecond), ''],
  ];
}

export async function unknown(shop: ShopProcess): Promise<Row> {
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
  return [`${unknownAddresses} distinct unknown addresses`, `+ ${Math.round(grown)} MB`, `others ${p99.toFixed(1)} ms`];
}

/** Readers of a kept page while a crawler requests a page that was never made, one after the other, and orders come in. */
export async function everythingAtOnce(
  shop: ShopProcess,
  product: Parameters<typeof orderTenTimesASecond>[1],
): Promise<Row> {
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
    autocannon({ url: `${shop.url}/`, connections: 20, overallRate: 2000, headers: browser, duration: 2 * seconds }),
  ]);
  const p99 = await end();
  const made = await stop();
  const cold = Math.round(crawled.requests.total / crawled.duration);
  const what = `home while a crawler gets ${cold} pages a second that were never made, 2000 readers a second and ${made} orders come`;
  return [what, '', `${p99.toFixed(1)} ms`];
}

import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import autocannon from 'autocannon';
import { type ShopProcess, startShop } from '../../e2e/shop-process.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { measuredCommit, tableOf, writeSection } from './write-section.ts';

/**
 * How fast the shop serves what everyone reads, asked as browsers ask. Each figure is what one second of the server's CPU answers,
 * as a ratio to an empty reply of the same process in the same run: neither the machine nor what else runs on it counts much. The
 * table is written to docs/benchmarks.md. A part of the time of an empty reply is Fastify, which kept pages do not meet.
 */
const seconds = 4;
const [connections, unknownAddresses] = [50, 20_000];
const browser = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/139.0 Mobile Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-language': 'en-IN,en;q=0.9,hi;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
};

type Figures = { perCpuSecond: number; p99: number };
type Row = [what: string, ratio: string, p99: string];

/** Seconds of CPU that the process took so far, as the kernel counts them in hundredths. */
function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Resident memory in MB. */
function residentMb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;
}

/** A caller's own address, so that no limit by address is met. */
let callers = 0;
function nextCaller(): string {
  callers += 1;
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
}

/** As `measure`, for a call with a body: another one each time that `bodyOf` gives another one. */
async function measureCalls(shop: ShopProcess, path: string, bodyOf: () => object): Promise<Figures> {
  const call = () => ({
    method: 'POST',
    path,
    headers: { ...browser, 'content-type': 'application/json', 'x-forwarded-for': nextCaller() },
    body: JSON.stringify(bodyOf()),
  });
  const options = {
    url: shop.url,
    requests: [{ setupRequest: (request: object) => ({ ...request, ...call() }) } as never],
  };
  await autocannon({ ...options, connections: 5, amount: 50 });
  const before = cpuSeconds(shop.pid);
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, connections: 20, duration: seconds });
  if (errors || non2xx) throw new Error(`${path}: ${errors} errors, ${non2xx} refusals`);
  return { perCpuSecond: requests.total / (cpuSeconds(shop.pid) - before), p99: latency.p99 };
}

const birth = {
  name: 'Asha Rao',
  gender: 'female',
  dob: '14-08-1995',
  birthTime: '06:30',
  location: 'Jaipur, Rajasthan, India',
};
let births = 0;
/** A birth that nobody asked for before. */
function nextBirth() {
  births += 1;
  const at = new Date(Date.UTC(1950, 0, 1, 0, births * 37));
  const [year, month, day] = at.toISOString().slice(0, 10).split('-');
  return { ...birth, dob: `${day}-${month}-${year}`, birthTime: at.toISOString().slice(11, 16) };
}

async function measure(shop: ShopProcess, path: string, headers: Record<string, string> = {}): Promise<Figures> {
  const options = { url: shop.url + path, connections, headers: { ...browser, ...headers } };
  await autocannon({ ...options, amount: 500 });
  const before = cpuSeconds(shop.pid);
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration: seconds });
  if (errors || (non2xx && !headers['if-none-match'])) throw new Error(`${path}: ${errors} errors, ${non2xx} refusals`);
  return { perCpuSecond: requests.total / (cpuSeconds(shop.pid) - before), p99: latency.p99 };
}

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

async function unknown(shop: ShopProcess): Promise<Row> {
  const before = residentMb(shop.pid);
  let n = 0;
  const unknownAddress = () => {
    n += 1;
    return `/?unknown=${n}`;
  };
  let other: number[] = [];
  const asking = autocannon({
    url: shop.url,
    connections: 10,
    amount: unknownAddresses,
    requests: [
      {
        setupRequest: (request: object) => ({ ...request, path: unknownAddress(), headers: browser }),
      } as never,
    ],
  });
  const timer = setInterval(async () => {
    const begun = performance.now();
    await (await fetch(`${shop.url}/healthz`)).text();
    other.push(performance.now() - begun);
  }, 20);
  await asking;
  clearInterval(timer);
  other = other.toSorted((a, b) => a - b);
  const p99 = other[Math.floor(other.length * 0.99)] ?? 0;
  const grown = Math.max(0, residentMb(shop.pid) - before);
  return [`${unknownAddresses} distinct unknown addresses`, `+ ${Math.round(grown)} MB`, `others ${p99.toFixed(1)} ms`];
}

// The embedded database would count as the shop's own time.
const postgres = await startPostgres();
const shop = await startShop({
  CLOCK_STARTS_AT: '',
  LOG_LEVEL: 'error',
  PAYMENTS: 'sandbox',
  TRUST_PROXY: '1',
  ...(postgres && { DATABASE_URL: postgres.url }),
});
try {
  const atStart = residentMb(shop.pid);
  const { products } = (await (await fetch(`${shop.url}/api/products?limit=100`)).json()) as {
    products: { _id: string; slug: string; discountedPrice: number; quantity: number | null; images: string[] }[];
  };
  const empty = await measure(shop, '/healthz');
  const rows: Row[] = [];
  const add = (what: string, { perCpuSecond, p99 }: Figures, against = empty.perCpuSecond) => {
    rows.push([what, (perCpuSecond / against).toFixed(2), `${p99} ms`]);
    console.log(rows.at(-1)!.join('   '));
  };
  const etag = (await fetch(`${shop.url}/remedies`, { headers: browser })).headers.get('etag') ?? '';
  const home = await measure(shop, '/');
  add('home', home);
  add('catalogue', await measure(shop, '/remedies'));
  add('catalogue, in Hindi', await measure(shop, '/hi/remedies'));
  add('catalogue, unchanged (304)', await measure(shop, '/remedies', { 'if-none-match': etag }));
  add('product', await measure(shop, `/remedies/${products[0]!.slug}`));
  add('GET /api/products', await measure(shop, '/api/products'));
  add('GET /api/products/{slug}', await measure(shop, `/api/products/${products[0]!.slug}`));
  add('a kundli, known', await measureCalls(shop, '/api/astrology/kundli', () => birth));
  add('a kundli, new', await measureCalls(shop, '/api/astrology/kundli', nextBirth));
  for (const [language, name] of [
    ['en', 'English'],
    ['hi', 'Hindi'],
  ]) {
    const { perCpuSecond, p99 } = await measureCalls(shop, '/api/astrology/kundli/pdf', () => ({
      ...nextBirth(),
      language,
    }));
    rows.push([`a kundli as PDF, in ${name}, for each CPU second`, perCpuSecond.toFixed(0), `${p99} ms`]);
    console.log(rows.at(-1)!.join('   '));
  }
  add('a picture', await measure(shop, products[0]!.images[0]!));
  const plenty = products.toSorted((a, b) => (b.quantity ?? 1000) - (a.quantity ?? 1000))[0]!;
  const stop = orderTenTimesASecond(shop, plenty);
  const busy = await measure(shop, '/');
  const made = await stop();
  rows.push([
    `home while ${made} orders came in ${seconds + 1} s, of its quiet rate, the CPU of the orders included`,
    (busy.perCpuSecond / home.perCpuSecond).toFixed(2),
    `${busy.p99} ms`,
  ]);
  console.log(rows.at(-1)!.join('   '));
  rows.push(await unknown(shop));
  console.log(rows.at(-1)!.join('   '));
  rows.push([
    'resident memory after the start / now',
    `${Math.round(atStart)} / ${Math.round(residentMb(shop.pid))} MB`,
    '',
  ]);
  writeSection(
    'Serving',
    `At ${measuredCommit()}, Node ${process.versions.node}, ${cpus()[0]?.model.trim()}, ${postgres ? 'PostgreSQL' : 'embedded database'}. Asked as a browser asks, with
\`Accept-Encoding: ${browser['accept-encoding']}\` and ${connections} connections for ${seconds} s each. A figure is replies for each second of the
server's CPU, as a ratio to an empty JSON reply (\`/healthz\`, ${Math.round(empty.perCpuSecond)} for each CPU second, p99 ${empty.p99} ms) of the same
process. The 99th percentile includes the load generator and whatever else the machine does.

${tableOf([['What', 'Ratio', 'p99'], ...rows])}`,
  );
} finally {
  await shop.remove();
  await postgres?.stop();
}

import { cpus } from 'node:os';
import { startShop } from '../../e2e/shop-process.ts';
import { startPostgres } from '../testing/postgres-server.ts';
import { findFallen } from './find-fallen.ts';
import {
  browser,
  connections,
  type MeasureRow,
  measure,
  measureCalls,
  residentAtRest,
  residentMb,
  type Stats,
  seconds,
} from './measure.ts';
import { readPeers, respondsWithPage } from './peers.ts';
import { allAtOnce, pagesDuringOrders, unknown } from './rushes.ts';
import { benchTableOf, measuredCommit, readSection, writeSection } from './write-section.ts';

/**
 * Measures the throughput of the shop's public pages, requested as by browsers. Each figure is the
 * number of responses per CPU second, relative to an empty response of the same process in the same
 * run, and so nearly independent of the machine and its other load. The table is saved in
 * docs/benchmarks.md. Peers on the same machine, listed in `PEERS` (`peers.ts`), have a section of
 * their own. Regressions of more than a third from the committed table are reported last. Part of
 * an empty response's time is Fastify, which cached pages bypass.
 */
const birth = {
  name: 'Asha Rao',
  gender: 'female',
  dob: '14-08-1995',
  birthTime: '06:30',
  location: 'Jaipur, Rajasthan, India',
};
let births = 0;
/** A birth that was never requested before. */
function nextBirth() {
  births += 1;
  const at = new Date(Date.UTC(1950, 0, 1, 0, births * 37));
  const [year, month, day] = at.toISOString().slice(0, 10).split('-');
  return { ...birth, dob: `${day}-${month}-${year}`, birthTime: at.toISOString().slice(11, 16) };
}

const peers = readPeers(process.env.PEERS);
if (peers.length === 0) console.log('no other shop runs beside this one: PEERS names none');
// An embedded database would share the measured process.
const postgres = await startPostgres();
const shop = await startShop(
  { LOG_LEVEL: 'error', PAYMENTS: 'sandbox', TRUST_PROXY: '1', DATABASE_URL: postgres.url },
  'as npm start',
);
try {
  const atStart = await residentAtRest(shop.pid);
  const { products } = (await (await fetch(`${shop.url}/api/products?limit=100`)).json()) as {
    products: {
      _id: string;
      slug: string;
      discountedPrice: number;
      quantity: number | null;
      images: string[];
    }[];
  };
  const empty = await measure(shop, '/healthz');
  const rows: MeasureRow[] = [];
  const besides: string[][] = [];
  const note = (row: MeasureRow) => {
    rows.push(row);
    console.log(row.join('   '));
  };
  const mb = Math.round;
  const add = (name: string, { perCpuSecond, p99 }: Stats, against = empty.perCpuSecond) => {
    note([name, (perCpuSecond / against).toFixed(2), `${p99.toFixed(1)} ms`]);
  };
  const etag =
    (await fetch(`${shop.url}/remedies`, { headers: browser })).headers.get('etag') ?? '';
  const home = await measure(shop, '/');
  add('home', home);
  add('catalogue', await measure(shop, '/remedies'));
  add('catalogue, in Hindi', await measure(shop, '/hi/remedies'));
  add('catalogue, unchanged (304)', await measure(shop, '/remedies', { 'if-none-match': etag }));
  const product = await measure(shop, `/remedies/${products[0]!.slug}`);
  add('product', product);
  const [script = ''] =
    /\/assets\/frame-[\w-]+\.js/.exec(await (await fetch(shop.url)).text()) ?? [];
  add('the largest script file', await measure(shop, script));
  add('GET /api/products', await measure(shop, '/api/products'));
  const productCall = await measure(shop, `/api/products/${products[0]!.slug}`);
  add('GET /api/products/{slug}', productCall);
  for (const peer of peers) {
    const [alike, ours] = (await respondsWithPage(peer))
      ? ['product page', product]
      : ['product call', productCall];
    const theirs = await measure(peer, peer.path, peer.headers, 200);
    besides.push([
      peer.name,
      (theirs.perCpuSecond / empty.perCpuSecond).toFixed(4),
      `${theirs.p99.toFixed(0)} ms`,
      `the ${alike}: ${Math.round(ours!.perCpuSecond / theirs.perCpuSecond)} times as many`,
    ]);
    console.log(besides.at(-1)!.join('   '));
  }
  add('a kundli, new', await measureCalls(shop, '/api/astrology/kundli', nextBirth));
  for (const [language, name] of [
    ['en', 'English'],
    ['hi', 'Hindi'],
  ]) {
    const body = () => ({ ...nextBirth(), language });
    const { perCpuSecond, perSecond, p99 } = await measureCalls(
      shop,
      '/api/astrology/kundli/pdf',
      body,
      500,
    );
    const label = `a kundli as PDF, in ${name}, for each CPU second (${perSecond.toFixed(0)} a second)`;
    note([label, perCpuSecond.toFixed(0), `${p99} ms`]);
  }
  add('a picture', await measure(shop, products[0]!.images[0]!));
  const plenty = products.toSorted((a, b) => (b.quantity ?? 1000) - (a.quantity ?? 1000))[0]!;
  for (const row of await pagesDuringOrders(shop, plenty, home)) note(row);
  note(await unknown(shop));
  note(await allAtOnce(shop, plenty));
  note([
    'resident memory after the start / at most',
    `${mb(atStart)} / ${mb(residentMb(shop.pid).upTo)} MB`,
    '',
  ]);
  const alone = await startShop({ LOG_LEVEL: 'error', PAYMENTS: 'sandbox' }, 'as npm start');
  try {
    const before = await residentAtRest(alone.pid);
    await measure(alone, '/');
    await measure(alone, '/remedies');
    note([
      'with the embedded database, after the start / after some pages',
      `${mb(before)} / ${mb(residentMb(alone.pid).now)} MB`,
      '',
    ]);
  } finally {
    await alone.remove();
  }
  const fallen = findFallen(readSection('Serving'), rows);
  if (fallen.length > 0)
    console.log(`\nFallen by more than a third since docs/benchmarks.md:\n${fallen.join('\n')}`);
  writeSection(
    'Serving',
    `At ${measuredCommit()}, Node ${process.versions.node}, ${cpus()[0]?.model.trim()}, ${postgres ? 'PostgreSQL' : 'embedded database'}. Requested as a browser does, with
\`Accept-Encoding: ${browser['accept-encoding']}\` and ${connections} connections for ${seconds} s each. A figure is replies for each second of the
server's CPU, as a ratio to an empty JSON reply (\`/healthz\`, ${Math.round(empty.perCpuSecond)} for each CPU second, p99 ${empty.p99.toFixed(1)} ms) of the same
process. The 99th percentile of pages is the latency of one more reader next to the load, that of calls and documents the latency of the load itself.

${benchTableOf([['What', 'Ratio', 'p99'], ...rows])}`,
  );
  if (besides.length > 0)
    writeSection(
      'Other shops',
      `At ${measuredCommit()}, on this machine in the same run as this shop's figures, requested in the same way; a ratio is to this shop's empty reply.

${benchTableOf([['What', 'Ratio', 'p99', 'Here answers'], ...besides])}`,
    );
} finally {
  await shop.remove();
  await postgres.stop();
}

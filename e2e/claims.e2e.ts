import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from './journey.ts';
import { type ShopProcess, startShop } from './shop-process.ts';

/** A shop with real payments at a public URL; its provider is never contacted. */
const earnest = {
  PAYMENTS: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_live_crawl',
  RAZORPAY_KEY_SECRET: 'secret-secret',
  RAZORPAY_WEBHOOK_SECRET: 'hook-secret',
  RAZORPAY_API_BASE: 'http://127.0.0.1:9/v1',
  PUBLIC_URL: 'https://shop.example',
};

/** Claims that require evidence, in both languages, as they occur in a page's text. */
const claimed =
  /50,000|97 ?%|24\/7|satisfied clients|संतुष्ट ग्राहक|nternational shipping|विदेशों में डिलीवरी|money-back guarantee|पैसे वापसी की गारंटी|Verified experts|जाँचे हुए विशेषज्ञ/;

let shop: ShopProcess;
/** The URL at which the process listens; it prints its public URL. */
let local = '';
test.beforeAll(async () => {
  const PORT = await freePort();
  shop = await startShop({ ...earnest, PORT });
  local = `http://localhost:${PORT}`;
});
test.afterAll(() => shop?.remove());

async function freePort(): Promise<string> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return String(typeof address === 'object' ? address?.port : '');
}

/** Paths in the sitemaps, with a single page of each kind of article, remedy and day. */
async function publicPaths(): Promise<string[]> {
  const locations = async (path: string) => {
    const xml = await (await fetch(local + path)).text();
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
  };
  const listed = await locations('/sitemap.xml');
  const kinds = new Map(
    listed.map((path) => [path.replace(/(remedies|blog|healers|panchang)\/.*/, '$1/'), path]),
  );
  return [...kinds.values()];
}

test('a shop with real payments makes no claim without evidence on any page, in either language', async () => {
  const pagePaths = await publicPaths();
  expect(pagePaths.length).toBeGreaterThan(15);
  const paths = [
    ...pagePaths,
    ...pagePaths.filter((path) => !path.startsWith('/hi')).map((path) => `/hi${path}`),
  ];
  const found: string[] = [];
  for (const path of new Set(paths)) {
    const reply = await fetch(local + path);
    expect([path, reply.status]).toEqual([path, 200]);
    // The text of the page only: scripts contain the messages of every state.
    const text = (await reply.text()).replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ');
    const claim = claimed.exec(text.replaceAll('<!-- -->', ''));
    if (claim) found.push(`${path}: ${claim[0]}`);
    if (/limited time|सीमित समय/.test(text) && !/until \d|\d{4} तक/.test(text))
      found.push(`${path}: no end`);
  }
  expect(found).toEqual([]);
});

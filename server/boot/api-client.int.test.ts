import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addProduct } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop } from '../testing/checkout-shop.ts';
import { databaseKinds } from '../testing/test-database.ts';

const root = path.join(import.meta.dirname, '../..');
const clientDir = path.join(root, 'server/testing/api-client');
const generatedDir = path.join(root, '.cache/api-client');

let shop: CheckoutShop;
let url: string;
beforeAll(async () => {
  shop = await createCheckoutShop(databaseKinds()[0]!);
  await addProduct(shop.deps, { id: 'bracelet', name: 'Amethyst Bracelet', price: 1499, stock: 1 });
  url = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());

/** Generates the API client's types, and type-checks a program that uses them. */
async function checkTypes(description: string): Promise<void> {
  await mkdir(generatedDir, { recursive: true });
  await writeFile(
    path.join(generatedDir, 'schema.d.ts'),
    astToString(await openapiTS(description)),
  );
  const configuration = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: { rootDirs: [clientDir, generatedDir] },
    include: [],
    files: [path.join(clientDir, 'buy.ts')],
  };
  const file = path.join(generatedDir, 'tsconfig.json');
  await writeFile(file, JSON.stringify(configuration));
  await promisify(execFile)(path.join(root, 'node_modules/.bin/tsc'), ['-p', file]).catch(
    ({ stdout }) => {
      throw new Error(stdout);
    },
  );
}

it('generates a typed client from the description, which buys a bracelet', async () => {
  const description = await (await fetch(`${url}/api/openapi.json`)).text();
  await checkTypes(description);
  const { buy } = await import(path.join(clientDir, 'buy.ts'));
  const bought = await buy(url, 'bracelet', shop.pay);
  expect(bought).toEqual({ orderId: expect.any(String), status: 'paid', amount: 1499 });
  const latest = await (await fetch(`${url}/api/products/bracelet`)).json();
  expect(latest.product.quantity).toBe(0);
}, 120_000);

it('serves the description compressed, and with 304 to a client that has it', async () => {
  const first = await fetch(`${url}/api/openapi.json`, { headers: { 'accept-encoding': 'br' } });
  const tag = first.headers.get('etag')!;
  expect([first.headers.get('content-encoding'), first.headers.get('content-type')]).toEqual([
    'br',
    'application/json; charset=utf-8',
  ]);
  expect(Number(first.headers.get('content-length'))).toBeLessThan(80_000);
  const second = await fetch(`${url}/openapi.json`, {
    headers: { 'accept-encoding': 'br', 'if-none-match': tag },
  });
  expect(second.status).toBe(304);
});

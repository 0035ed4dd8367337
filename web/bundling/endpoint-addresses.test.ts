import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { endpointAddresses } from './endpoint-addresses.ts';

const contract = path.resolve(import.meta.dirname, '../../contract/src');
const load = (file: string) => endpointAddresses().load(path.join(contract, file));

it('a browser receives method and path of a domain’s endpoints, and nothing else of it', async () => {
  const text = await load('cart.ts');
  expect(text).toContain(
    'export const addToCartRoute = {"method":"POST","path":"/api/cart/add"};\n',
  );
  expect(text).not.toMatch(/zod|cartLine|access/);
});

it('a browser receives the content kind of non-JSON endpoints', async () => {
  expect(await load('admin/products.ts')).toContain(
    'export const importProductsRoute = {"method":"POST","path":"/api/admin/products/import","kind":"form"};\n',
  );
});

it('a browser receives which GET endpoints are localized', async () => {
  expect(await load('consultations.ts')).toContain(
    'export const listConsultations = {"method":"GET","path":"/api/consultations","worded":true};\n',
  );
});

it.each(['index.ts', 'api-client.ts', 'values/money.ts', 'booking-refund.ts'])(
  'a browser gets %s as it is',
  async (file) => {
    await expect(load(file)).resolves.toBeNull();
  },
);

it('modules bundled unchanged import no package', () => {
  const files = globSync('{index,api-client,booking-refund,values/*}.ts', { cwd: contract }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(15);
  const importing = files.filter((file) =>
    /^(?:import|export) (?!type\b)[^;]*? from '[^.]/m.test(
      readFileSync(path.join(contract, file), 'utf8'),
    ),
  );
  expect(importing).toEqual([]);
});

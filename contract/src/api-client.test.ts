import { describe, expect, expectTypeOf, it } from 'vitest';
import { importProductsRoute } from './admin/products.ts';
import { createApiClient, pathOf } from './api-client.ts';
import { addToCartRoute, type Cart, getCartRoute } from './cart.ts';
import { getProductRoute, listProductsRoute } from './catalogue.ts';
import { createOrderRoute } from './checkout.ts';
import { listConsultations } from './consultations.ts';
import { printKundliRoute } from './kundli.ts';
import type { exportDataRoute } from './privacy.ts';

/** An API stub that always returns the same response, and the requests it received. */
function answering(reply: () => Response) {
  const sent: { path: string; init: RequestInit }[] = [];
  const api = createApiClient(
    async (path, init) => {
      sent.push({ path, init });
      return reply();
    },
    undefined,
    'hi',
  );
  return { api, sent };
}

const fine = () => Response.json({ items: [] });

describe('a call', () => {
  it('uses the method and path of its endpoint, and the given parameters, query and body', async () => {
    const { api, sent } = answering(fine);
    await api(getProductRoute, { params: { key: 'a/b c' } });
    await api(listProductsRoute, {
      query: { search: 'tiger’s eye', sort: undefined, limit: '24' },
    });
    await api(addToCartRoute, { body: { productId: 'p', quantity: 1 } });
    expect(sent.map(({ path, init }) => [init.method, path, init.body])).toEqual([
      ['GET', '/api/products/a%2Fb%20c', undefined],
      ['GET', '/api/products?search=tiger%E2%80%99s+eye&limit=24', undefined],
      ['POST', '/api/cart/add', '{"productId":"p","quantity":1}'],
    ]);
  });

  it('sends the page’s language with mutations, and additional headers', async () => {
    const { api, sent } = answering(fine);
    await api(getCartRoute);
    await api(createOrderRoute, {
      headers: { 'idempotency-key': 'k' },
      body: { amount: 1, currency: 'INR' },
    });
    expect(sent.map(({ init }) => init.headers)).toEqual([
      { accept: 'application/json' },
      {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-locale': 'hi',
        'idempotency-key': 'k',
      },
    ]);
  });

  it('sends the language where the endpoint returns localized content', async () => {
    const { api, sent } = answering(fine);
    await api(listConsultations);
    expect(sent[0]?.init.headers).toEqual({ accept: 'application/json', 'x-locale': 'hi' });
  });

  it('sends the session cookie, to the own origin only', async () => {
    const { api, sent } = answering(fine);
    await api(getCartRoute);
    await api(importProductsRoute, { query: {}, body: new FormData() });
    expect(sent.map(({ init }) => init.credentials)).toEqual(['same-origin', 'same-origin']);
  });

  it('sends a form unchanged', async () => {
    const { api, sent } = answering(fine);
    const form = new FormData();
    await api(importProductsRoute, { query: { dryRun: 'true' }, body: form });
    expect(sent[0]).toMatchObject({
      path: '/api/admin/products/import?dryRun=true',
      init: { body: form },
    });
    expect(sent[0]?.init.headers).not.toHaveProperty('content-type');
  });

  it('returns a file as a blob', async () => {
    const { api } = answering(() => new Response('%PDF'));
    const body = { name: 'A', gender: 'female', dob: '01-01-2000', location: 'Jaipur' } as const;
    const file = await api(printKundliRoute, { body });
    expectTypeOf(file).toEqualTypeOf<Blob>();
    await expect(file.text()).resolves.toBe('%PDF');
  });

  it('is typed by its endpoint', () => {
    const { api } = answering(fine);
    expectTypeOf(api<typeof getCartRoute>).returns.resolves.toEqualTypeOf<Cart>();
    // @ts-expect-error a body is missing
    void (() => api(addToCartRoute));
    // @ts-expect-error a quantity is a number
    void (() => api(addToCartRoute, { body: { productId: 'p', quantity: '1' } }));
    expectTypeOf(api<typeof exportDataRoute>).returns.resolves.toEqualTypeOf<
      Record<string, unknown>
    >();
  });
});

describe('a failed call', () => {
  it('throws the error that the API returns', async () => {
    const { api } = answering(() =>
      Response.json({ code: 'sold_out', message: 'Gone.', left: 0 }, { status: 409 }),
    );
    await expect(api(getCartRoute)).rejects.toMatchObject({
      status: 409,
      code: 'sold_out',
      message: 'Gone.',
      body: { left: 0 },
    });
  });

  it('throws its own error message when the API is unreachable', async () => {
    const api = createApiClient(() => Promise.reject(new TypeError('offline')), {
      error: 'Oh',
      message: 'No network.',
    });
    await expect(api(getCartRoute)).rejects.toMatchObject({
      status: 0,
      code: 'unreachable',
      message: 'No network.',
    });
  });

  it('throws the abort reason', async () => {
    const stop = new AbortController();
    stop.abort(new Error('left'));
    const api = createApiClient((_, { signal }) => Promise.reject(signal?.reason));
    await expect(api(getCartRoute, {}, { signal: stop.signal })).rejects.toThrow('left');
  });
});

it('builds a link’s path with parameters and query', () => {
  expect(pathOf(getCartRoute)).toBe('/api/cart');
  expect(pathOf(getProductRoute, { params: { key: 'ü' } })).toBe('/api/products/%C3%BC');
});

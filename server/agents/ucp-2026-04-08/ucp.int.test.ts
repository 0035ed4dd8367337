import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCoupon, addProduct, addSizes } from '../../testing/catalogue.ts';
import { addOrder } from '../../testing/orders.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { agentCarts } from '../schema.ts';
import { violations } from './validate.fixture.ts';

const agent = { 'ucp-agent': 'profile="https://agent.example/.well-known/ucp"' };
const lines = (items: Record<string, number>) => ({
  line_items: Object.entries(items).map(([id, quantity]) => ({ item: { id }, quantity })),
});

describe.each(databaseKinds())('UCP on %s', (kind) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop(kind, { UCP_ACCESS: 'on', PUBLIC_URL: 'https://shop.example' });
    await addProduct(shop.deps, { id: 'five', price: 100, stock: 5 });
    await addProduct(shop.deps, { id: 'none', stock: 0 });
    const stone = { stone: 'yellow-sapphire', laboratory: 'GIA', price: 50_000, stock: 1 } as const;
    await addProduct(shop.deps, { id: 'pukhraj', weightMg: 900, reportNumber: '123', ...stone });
    await addProduct(shop.deps, { id: 'heavy', weightMg: 1400, reportNumber: '124', ...stone });
    await addSizes(shop.deps, 'ring', {
      14: { price: 500, stock: 3 },
      16: { price: 700, stock: 0 },
    });
  });
  afterAll(() => shop.close());

  async function call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, headers = {}) {
    const url = path.startsWith('/.') ? path : `/ucp/2026-04-08${path}`;
    const reply = await shop.app.inject({
      method,
      url,
      headers: { ...agent, ...headers },
      ...(body && { body }),
    });
    return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
  }
  const create = (path: string, items: Record<string, number>, headers = {}) =>
    call('POST', path, lines(items), headers);

  it('publishes a valid profile without payment handlers', async () => {
    const { status, body, headers } = await call('GET', '/.well-known/ucp');
    expect([status, violations('profile', body), headers['cache-control']]).toEqual([
      200,
      [],
      'public, max-age=60',
    ]);
    expect(body.ucp.services['dev.ucp.shopping']).toMatchObject([
      { transport: 'rest', endpoint: 'https://shop.example/ucp/2026-04-08' },
    ]);
    expect(body.ucp.payment_handlers).toEqual({});
  });

  it('finds stones by weight, report and price', async () => {
    const filters = {
      stone: 'yellow-sapphire',
      certified: true,
      weight_carats: { min: 4, max: 5 },
    };
    const { body } = await call('POST', '/catalog/search', {
      filters: { ...filters, price: { max: 6_000_000 } },
    });
    expect(violations('search', body)).toEqual([]);
    expect(body.products.map(({ id }: { id: string }) => id)).toEqual(['pukhraj']);
    expect(body.products[0]).toMatchObject({
      price_range: { min: { amount: 5_000_000, currency: 'INR' } },
      metadata: { weight_carats: '4.50', laboratory: 'GIA', report_number: '123' },
    });
  });

  it('returns every product once across pages', async () => {
    const seen: string[] = [];
    for (let cursor: string | undefined, more = true; more; ) {
      const { body } = await call('POST', '/catalog/search', {
        filters: { categories: ['Semi-Precious'] },
        pagination: { limit: 2, ...(cursor && { cursor }) },
      });
      expect(violations('search', body)).toEqual([]);
      seen.push(...body.products.map(({ id }: { id: string }) => id));
      ({ has_next_page: more, cursor } = body.pagination);
    }
    expect(seen.sort()).toEqual(['five', 'heavy', 'none', 'pukhraj', 'ring']);
  });

  it('looks up products by id, slug and SKU, and names the unknown ones', async () => {
    const { body } = await call('POST', '/catalog/lookup', {
      ids: ['ring-16', 'stone-five', 'wumpus'],
    });
    expect(violations('lookup', body)).toEqual([]);
    const named = body.products.map(
      ({ id, variants }: { id: string; variants: { id: string; inputs: unknown }[] }) => [
        id,
        variants.map((variant) => [variant.id, variant.inputs]),
      ],
    );
    expect(new Map(named)).toEqual(
      new Map([
        ['five', [['five', [{ id: 'stone-five', match: 'exact' }]]]],
        ['ring', [['RING-16', [{ id: 'ring-16', match: 'exact' }]]]],
      ]),
    );
    expect(body.messages).toMatchObject([{ code: 'not_found', content: 'wumpus' }]);
  });

  it('narrows the variants of a product by its options', async () => {
    const selected = [{ name: 'size', label: '16' }];
    const { body } = await call('POST', '/catalog/product', { id: 'ring', selected });
    expect(violations('product', body)).toEqual([]);
    expect(body.product.variants).toMatchObject([
      { id: 'RING-16', availability: { available: false } },
    ]);
    expect(body.product.selected).toEqual(selected);
    const featured = await call('POST', '/catalog/product', { id: 'ring' });
    expect(featured.body.product.selected).toEqual([{ name: 'size', label: '14' }]);
    expect(body.product.options[0].values).toEqual([
      { label: '14', exists: true, available: true },
      { label: '16', exists: true, available: false },
    ]);
    const unknown = await call('POST', '/catalog/product', { id: 'wumpus' });
    expect([unknown.status, violations('error', unknown.body)]).toEqual([200, []]);
  });

  it('creates, reads, changes and cancels a cart, with a link to its items', async () => {
    const created = await create('/carts', { five: 2, 'ring-14': 1 });
    expect([created.status, violations('cart', created.body)]).toEqual([201, []]);
    expect(created.body).toMatchObject({
      line_items: [
        { item: { id: 'five', price: 10_000 }, quantity: 2 },
        { item: { id: 'RING-14', price: 50_000 }, quantity: 1 },
      ],
      continue_url: 'https://shop.example/cart/add?items=five:2,ring-14:1',
    });
    expect(created.body.totals.at(-1)).toMatchObject({ type: 'total', amount: 70_000 });
    const path = `/carts/${created.body.id}`;
    const changed = await call('PUT', path, lines({ five: 9, wumpus: 1 }));
    expect(violations('cart', changed.body)).toEqual([]);
    expect(changed.body.messages).toMatchObject([
      { code: 'item_unavailable' },
      { code: 'out_of_stock' },
    ]);
    expect((await call('GET', path)).body.line_items).toMatchObject([{ quantity: 9 }]);
    expect((await call('POST', `${path}/cancel`)).body.id).toBe(created.body.id);
    for (const gone of [await call('GET', path), await call('PUT', path, lines({ five: 1 }))])
      expect([gone.status, violations('error', gone.body)]).toEqual([200, []]);
  });

  it('creates no cart of sold-out and unknown items', async () => {
    const { status, body } = await create('/carts', { none: 1, wumpus: 1 });
    expect([status, violations('error', body)]).toEqual([200, []]);
    expect(body.messages).toMatchObject([{ severity: 'unrecoverable' }, { code: 'out_of_stock' }]);
  });

  it('hands a checkout over to the buyer, and never completes it itself', async () => {
    const { body } = await create('/checkout-sessions', { five: 1 });
    expect(violations('checkout', body)).toEqual([]);
    expect(body).toMatchObject({
      status: 'requires_escalation',
      continue_url: 'https://shop.example/cart/add?items=five:1',
      messages: [{ code: 'buyer_handoff', severity: 'requires_buyer_input' }],
    });
    const completed = await call('POST', `/checkout-sessions/${body.id}/complete`, {
      payment: { instruments: [] },
    });
    expect(completed.body.status).toBe('requires_escalation');
    const cancelled = await call('POST', `/checkout-sessions/${body.id}/cancel`);
    expect([cancelled.body.status, violations('checkout', cancelled.body)]).toEqual([
      'canceled',
      [],
    ]);
  });

  it('returns shipping rate and delivery dates for a PIN code, and stores no address', async () => {
    const street = '12 MI Road';
    const address = { id: 'home', postal_code: '302001', address_country: 'IN' };
    const to = (destination: object) => ({
      fulfillment: { methods: [{ type: 'shipping', destinations: [destination] }] },
    });
    const created = await call('POST', '/checkout-sessions', {
      ...lines({ five: 1 }),
      ...to({ ...address, street_address: street }),
    });
    expect(violations('checkout', created.body)).toEqual([]);
    const [method] = created.body.fulfillment.methods;
    expect(method).toMatchObject({ destinations: [address], selected_destination_id: 'home' });
    const [{ options, selected_option_id: selected }] = method.groups;
    expect([selected, options]).toMatchObject([
      'standard',
      [{ id: 'standard', description: expect.stringMatching(/^Arrives between 20/) }],
    ]);
    const totalByType = new Map<string, number>(
      created.body.totals.map((total: { type: string; amount: number }) => [
        total.type,
        total.amount,
      ]),
    );
    expect(totalByType.get('fulfillment')).toBe(options[0].totals[0].amount);
    expect(totalByType.get('total')).toBe(10_000 + options[0].totals[0].amount);
    const stored = await shop.deps.db.select().from(agentCarts);
    expect(JSON.stringify([stored, created.body])).not.toContain(street);

    const path = `/checkout-sessions/${created.body.id}`;
    const kept = await call('PUT', path, lines({ five: 2 }));
    expect(kept.body.fulfillment.methods[0].selected_destination_id).toBe('home');
    const abroad = { id: 'abroad', postal_code: '94105', address_country: 'US' };
    const moved = await call('PUT', path, { ...lines({ five: 1 }), ...to(abroad) });
    expect(violations('checkout', moved.body)).toEqual([]);
    expect(moved.body).toMatchObject({
      status: 'incomplete',
      messages: [{ code: 'address_undeliverable' }, { code: 'buyer_handoff' }],
    });
  });

  it('applies a coupon, carries it to the checkout and rejects other codes', async () => {
    await addCoupon(shop.deps, { code: 'TEN' });
    const discounts = { codes: ['nope', 'ten', 'TEN2'] };
    const { body } = await call('POST', '/carts', { ...lines({ five: 1 }), discounts });
    expect(violations('cart', body)).toEqual([]);
    expect(body).toMatchObject({
      discounts: { codes: discounts.codes, applied: [{ code: 'TEN', amount: 1_000 }] },
      totals: [{ amount: 10_000 }, { type: 'discount', amount: -1_000 }, { amount: 9_000 }],
      continue_url: 'https://shop.example/cart/add?items=five:1&coupon=TEN',
      messages: [
        { code: 'discount_code_invalid', path: '$.discounts.codes[0]' },
        { code: 'discount_code_combination_disallowed', path: '$.discounts.codes[2]' },
      ],
    });
    const checkout = await call('POST', '/checkout-sessions', { cart_id: body.id });
    expect(violations('discounts', checkout.body)).toEqual([]);
    expect(checkout.body.discounts.applied).toMatchObject([{ code: 'TEN' }]);
    const cleared = await call('PUT', `/carts/${body.id}`, {
      ...lines({ five: 1 }),
      discounts: { codes: [] },
    });
    expect(cleared.body.discounts).toEqual({ codes: [], applied: [] });
  });

  it('has at most one open checkout per cart, also for concurrent requests', async () => {
    const { body: cart } = await create('/carts', { five: 2 });
    const convert = () =>
      call('POST', '/checkout-sessions', { cart_id: cart.id, ...lines({ five: 9 }) });
    const received = await Promise.all([convert(), convert(), convert()]);
    const [first] = received;
    expect(received.map(({ body }) => body.id)).toEqual(received.map(() => first?.body.id));
    expect(first?.body.line_items).toMatchObject([{ item: { id: 'five' }, quantity: 2 }]);
    await call('POST', `/checkout-sessions/${first?.body.id}/cancel`);
    expect((await convert()).body.id).not.toBe(first?.body.id);
    const unknown = await call('POST', '/checkout-sessions', { cart_id: 'crt_unknown' });
    expect([unknown.status, violations('error', unknown.body)]).toEqual([200, []]);
  });

  it('rejects changing and completing a cancelled checkout', async () => {
    const { body } = await create('/checkout-sessions', { five: 1 });
    const path = `/checkout-sessions/${body.id}`;
    await call('POST', `${path}/cancel`);
    const repeated = await call('POST', `${path}/cancel`);
    expect([repeated.body.id, repeated.body.status]).toEqual([body.id, 'canceled']);
    const results = [
      await call('PUT', path, lines({ five: 2 })),
      await call('POST', `${path}/complete`, {}),
    ];
    expect(results.map(({ status, body: { code } }) => [status, code])).toEqual(
      results.map(() => [409, 'checkout_canceled']),
    );
  });

  it('reports a quantity beyond the stock as a problem of the cart', async () => {
    const { status, body } = await create('/checkout-sessions', { five: 10_001 });
    expect([status, body.status, violations('checkout', body)]).toEqual([201, 'incomplete', []]);
    expect(body.messages[0]).toMatchObject({ code: 'out_of_stock', severity: 'recoverable' });
    expect(body.continue_url).toBe('https://shop.example/cart/add?items=five:99');
  });

  it('returns the stored response for an idempotency key, also concurrently, and rejects another body', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const received = await Promise.all([1, 2, 3].map(() => create('/carts', { five: 1 }, headers)));
    const [first] = received;
    expect(received.map(({ status, body }) => [status, body.id])).toEqual(
      received.map(() => [201, first?.body.id]),
    );
    expect((await create('/carts', { five: 2 }, headers)).status).toBe(409);
    const { body } = await create('/checkout-sessions', { five: 1 });
    const complete = (token: string) =>
      call('POST', `/checkout-sessions/${body.id}/complete`, { token }, keyed);
    const keyed = { 'idempotency-key': randomUUID() };
    const completed = [await complete('one'), await complete('one'), await complete('two')];
    expect(completed.map(({ status }) => status)).toEqual([200, 200, 409]);
  });

  it('stores no personal data from a request', async () => {
    const buyer = { email: 'asha@example.in', first_name: 'Asha' };
    const { body } = await call('POST', '/carts', { ...lines({ five: 1 }), buyer });
    const rows = await shop.deps.db.select().from(agentCarts);
    expect(JSON.stringify([rows, body])).not.toMatch(/asha@|"Asha"/);
  });

  it('reads an order by its id without personal data', async () => {
    const id = `ord_${'a'.repeat(26)}`;
    await addOrder(shop.deps, { id, status: 'delivered', email: 'asha@example.in' });
    const { body } = await call('GET', `/orders/${id}`);
    expect(violations('order', body)).toEqual([]);
    expect(JSON.stringify(body)).not.toContain('asha@');
    const unknown = await call('GET', '/orders/ord_unknown');
    expect([unknown.status, violations('error', unknown.body)]).toEqual([200, []]);
  });

  it('accepts a profile that is not a URL, since it is not fetched', async () => {
    const headers = { 'ucp-agent': 'profile="..."; version="2026-04-08"' };
    expect((await create('/carts', { five: 1 }, headers)).status).toBe(201);
  });

  it.each([
    ['no profile', {}, 400, 'invalid_profile_url'],
    [
      'a profile without TLS',
      { 'ucp-agent': 'profile="http://agent.example/x"' },
      400,
      'invalid_profile_url',
    ],
    [
      'another version',
      { 'ucp-agent': 'profile="https://a.example/x"; version="2099-01-01"' },
      422,
      'version_unsupported',
    ],
    [
      'a key of control characters',
      { ...agent, 'idempotency-key': 'a b' },
      400,
      'invalid_idempotency_key',
    ],
  ])('rejects %s', async (_, headers, status, code) => {
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/ucp/2026-04-08/carts',
      headers,
      body: lines({ five: 1 }),
    });
    expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
  });

  it.each([
    ['a search without input', '/catalog/search', {}, 'invalid_input'],
    ['an empty search', '/catalog/search', { query: ' ', filters: {} }, 'invalid_input'],
    ['too many ids', '/catalog/lookup', { ids: Array(51).fill('five') }, 'request_too_large'],
    ['a cart of another type', '/checkout-sessions', { cart_id: 7 }, 'invalid_input'],
  ])('rejects %s', async (_, path, body, code) => {
    const reply = await call('POST', path, body);
    expect([reply.status, reply.body.code]).toEqual([400, code]);
  });

  it.each([
    [{}, 'line_items'],
    [lines({}), 'line_items'],
    [lines({ five: 0 }), 'line_items.0.quantity'],
    [{ line_items: [{ item: { id: 'a\0b' }, quantity: 1 }] }, 'line_items'],
  ])('rejects %j with the field', async (body, field) => {
    const reply = await call('POST', '/carts', body);
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_input']);
    expect(reply.body.content).toContain(field);
  });
});

describe('disabled UCP', () => {
  it.each(['/.well-known/ucp', '/ucp/2026-04-08/carts/crt_1', '/mcp'])('has no %s', async (url) => {
    const shop = await createTestShop('embedded');
    expect((await shop.app.inject({ url })).statusCode).toBe(404);
    await shop.close();
  });
});

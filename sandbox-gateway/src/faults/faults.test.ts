import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type StartedGateway, startGateway } from '../testing/start-gateway.ts';

let gateway: StartedGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(() => gateway.post('/__sandbox/reset'));
afterAll(() => gateway.close());

const order = { amount: 5000, currency: 'INR', receipt: 'ord_1' };
const create = () => gateway.post('/v1/orders', order);
const expectDisconnect = (call: Promise<unknown>) => expect(call).rejects.toThrow('fetch failed');
const ordersCreated = async () => (await gateway.ledger()).orders.length;

test.each([
  ['invalid-input', 400, 'input_validation_failed'],
  ['amount-too-small', 400, 'amount_less_than_minimum_amount'],
  ['extra-field', 400, 'extra_field_sent'],
  ['receipt-taken', 400, 'input_validation_failed'],
  ['unauthorized', 401, 'NA'],
  ['throttled', 429, 'NA'],
  ['server-error', 500, 'NA'],
  ['unavailable', 503, 'NA'],
])('%s responds with %d and does nothing', async (failure, status, reason) => {
  await gateway.injectError('order.create', failure);
  const result = await create();
  expect([result.status, result.json.error.reason, await ordersCreated()]).toEqual([
    status,
    reason,
    0,
  ]);
});

test('throttled returns Retry-After in seconds', async () => {
  await gateway.injectError('order.create', 'throttled', { retryAfter: 7 });
  expect((await create()).headers.get('retry-after')).toBe('7');
});

test('bad-gateway-html responds with 502 and an HTML page', async () => {
  await gateway.injectError('order.create', 'bad-gateway-html');
  const response = await fetch(`${gateway.apiBase}/orders`, {
    method: 'POST',
    headers: await authorized(),
    body: JSON.stringify(order),
  });
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    502,
    'text/html',
    expect.stringContaining('<html>'),
  ]);
});

test('reset drops the connection before the effect', async () => {
  await gateway.injectError('order.create', 'reset');
  await expectDisconnect(create());
  expect(await ordersCreated()).toBe(0);
});

test('reply-lost drops the connection after the effect', async () => {
  await gateway.injectError('order.create', 'reply-lost');
  await expectDisconnect(create());
  expect(await ordersCreated()).toBe(1);
});

test('hang finally drops the connection', async () => {
  await gateway.injectError('order.create', 'hang', { delayMs: 50 });
  await expectDisconnect(create());
});

test('slow delays the effect', async () => {
  await gateway.injectError('order.create', 'slow', { delayMs: 50 });
  expect((await create()).status).toBe(200);
});

test('wrong-amount returns another amount than the recorded one', async () => {
  await gateway.injectError('order.create', 'wrong-amount');
  const { json } = await create();
  expect([json.amount, (await gateway.ledger()).orders[0].amount]).toEqual([5100, 5000]);
});

test('malformed-json returns truncated JSON', async () => {
  await gateway.injectError('order.create', 'malformed-json');
  await expect(create()).rejects.toThrow(SyntaxError);
});

test('huge-body sends ten mebibytes', async () => {
  await gateway.injectError('order.create', 'huge-body');
  expect((await create()).json.padding).toHaveLength(10 * 1024 * 1024);
});

test('a failure occurs as often as requested', async () => {
  await gateway.injectError('order.create', 'server-error', { times: 2 });
  const statuses = [(await create()).status, (await create()).status, (await create()).status];
  expect(statuses).toEqual([500, 500, 200]);
});

test.each([
  ['an unknown area', { on: 'weather', do: 'hang' }, 'on is one of'],
  ['an unknown fault', { on: 'script', do: 'rain' }, 'do on script is one of'],
  ['a fraction', { on: 'script', do: 'hang', times: 0.5 }, 'times is a whole number'],
])('%s is rejected with the list of valid values', async (_, requested, expected) => {
  const { status, json } = await gateway.post('/__sandbox/faults', requested);
  expect([status, json.error.description]).toEqual([400, expect.stringContaining(expected)]);
});

test('the log contains the requests with headers', async () => {
  await gateway.post('/v1/orders', order, { 'x-trace': 'abc' });
  expect(await gateway.log()).toEqual([
    expect.objectContaining({
      method: 'POST',
      url: '/v1/orders',
      status: 200,
      body: order,
      headers: expect.objectContaining({ 'x-trace': 'abc' }),
    }),
  ]);
});

test('a reset clears everything, and its seed makes ids repeatable', async () => {
  await gateway.post('/__sandbox/reset', { seed: 7 });
  const first = (await create()).json.id;
  await gateway.post('/__sandbox/reset', { seed: 7 });
  expect([await ordersCreated(), (await create()).json.id]).toEqual([0, first]);
});

async function authorized(): Promise<Record<string, string>> {
  await gateway.get('/v1/orders');
  const [{ headers }] = await gateway.log();
  return { authorization: headers.authorization, 'content-type': 'application/json' };
}

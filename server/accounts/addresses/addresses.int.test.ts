import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop, type Visitor } from '../../testing/test-shop.ts';

const home = {
  fullName: 'Asha Rao',
  addressLine: '4 Johari Bazaar',
  city: 'Jaipur',
  state: 'Rajasthan',
  pincode: '302003',
  phone: '+91 98290 00000',
};
const { phone: _, ...bill } = { ...home, city: 'Pune', state: 'Maharashtra', pincode: '411001' };
const at = (city: string, extra = {}) => ({ ...home, city, ...extra });

describe.each(databaseKinds())('addresses on %s', (kind) => {
  let shop: TestShop;
  let visitor: Visitor;
  let users = 0;
  beforeAll(async () => {
    shop = await createTestShop(kind, { TRUST_PROXY: '1' });
  });
  afterAll(() => shop.close());

  async function newUser(): Promise<Visitor> {
    const user = shop.visitor();
    const body = { email: `a${++users}@example.in`, password: 'quiet marigold 41', name: 'Asha' };
    await user.post('/user/register', body, { 'x-forwarded-for': `203.0.113.${users}` });
    return user;
  }
  beforeEach(async () => {
    visitor = await newUser();
  });

  const cities = (body: { addresses: { city: string }[] }) =>
    body.addresses.map(({ city }) => city);
  const primaries = (body: { addresses: { city: string; primary: boolean }[] }) =>
    body.addresses.filter(({ primary }) => primary).map(({ city }) => city);

  it('begin empty', async () => {
    expect((await visitor.get('/users/addresses')).body.addresses).toEqual([]);
    expect((await visitor.get('/users/address')).body).toEqual({ address: null });
  });

  it('are in insertion order, the first is primary', async () => {
    const first = await visitor.post('/users/addresses', home);
    expect(first.body.addresses).toEqual([
      { ...home, apartment: '', billingSameAsShipping: true, primary: true },
    ]);
    const second = await visitor.post(
      '/users/addresses',
      at('Udaipur', { apartment: '2B', billingSameAsShipping: false }),
    );
    expect(cities(second.body)).toEqual(['Jaipur', 'Udaipur']);
    expect(primaries(second.body)).toEqual(['Jaipur']);
  });

  it('require a state from the list', async () => {
    const { body } = await visitor.post('/users/addresses', { ...home, state: '' });
    expect(body.fields).toEqual({ state: 'Please select your state.' });
  });

  it('report the state of a PIN code that contradicts theirs', async () => {
    const { body } = await visitor.post('/users/addresses', {
      ...home,
      state: 'Goa',
      pincode: '160055',
    });
    expect(body.fields.state).toBe(
      'PIN code 160055 lies in Chandigarh or Punjab. Please choose that state.',
    );
  });

  it('store a separate billing address until it equals the shipping address again', async () => {
    const other = { ...home, billingSameAsShipping: false, billing: bill };
    const [address] = (await visitor.post('/users/addresses', other)).body.addresses;
    expect(address).toMatchObject({
      billingSameAsShipping: false,
      billing: { ...bill, apartment: '' },
    });
    const same = await visitor.put('/users/addresses/0', { ...other, billingSameAsShipping: true });
    expect(same.body.addresses[0]).not.toHaveProperty('billing');
  });

  it('have exactly one primary address, which adding and changing can move', async () => {
    await visitor.post('/users/addresses', home);
    expect(
      primaries((await visitor.post('/users/addresses', at('Udaipur', { primary: true }))).body),
    ).toEqual(['Udaipur']);
    expect(
      primaries((await visitor.put('/users/addresses/0', at('Jaipur', { primary: true }))).body),
    ).toEqual(['Jaipur']);
    expect((await visitor.get('/users/address')).body.address.city).toBe('Jaipur');
  });

  it('make the first remaining address primary when the primary one is removed', async () => {
    await visitor.post('/users/addresses', home);
    await visitor.post('/users/addresses', at('Udaipur'));
    await visitor.post('/users/addresses', at('Kota'));
    const { body } = await visitor.delete('/users/addresses/0');
    expect(cities(body)).toEqual(['Udaipur', 'Kota']);
    expect(primaries(body)).toEqual(['Udaipur']);
  });

  it.each([
    '-1',
    '1',
    '1000000000',
    '1e9',
    '00',
    '0.0',
    ' 0',
    '__proto__',
    'length',
    'constructor',
  ])('know no position %s', async (index) => {
    await visitor.post('/users/addresses', home);
    const path = `/users/addresses/${encodeURIComponent(index)}`;
    for (const reply of [await visitor.put(path, home), await visitor.delete(path)]) {
      expect(reply).toMatchObject({ status: 404, body: { code: 'address_not_found' } });
    }
  });

  it('resolve a position only within the caller’s own list', async () => {
    await visitor.post('/users/addresses', home);
    const other = await newUser();
    expect((await other.put('/users/addresses/0', at('Kota'))).status).toBe(404);
    expect(cities((await visitor.get('/users/addresses')).body)).toEqual(['Jaipur']);
  });

  it('reject an edit based on a list that another tab has changed', async () => {
    await visitor.post('/users/addresses', home);
    const { version } = (await visitor.post('/users/addresses', at('Udaipur'))).body;
    const send = (method: 'PUT' | 'DELETE', index: number) =>
      shop.app.inject({
        method,
        url: `/api/users/addresses/${index}`,
        headers: { cookie: `sid=${visitor.cookies.get('sid')}`, 'if-match': version },
        ...(method === 'PUT' ? { payload: at('Kota') } : {}),
      });
    expect((await send('DELETE', 0)).statusCode).toBe(200);
    const stale = await send('PUT', 0);
    expect(stale.statusCode).toBe(409);
    expect(stale.json().code).toBe('stale_edit');
    expect(cities((await visitor.get('/users/addresses')).body)).toEqual(['Udaipur']);
  });

  it('stay within the limit with exactly one primary address despite concurrent tabs', async () => {
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        visitor.post('/users/addresses', at(`City ${n}`, { primary: true })),
      ),
    );
    expect(results.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(results.filter(({ body }) => body.code === 'address_limit')).toHaveLength(10);
    await Promise.all([
      ...Array.from({ length: 10 }, (_, n) =>
        visitor.put(`/users/addresses/${n}`, at(`New ${n}`, { primary: true })),
      ),
      ...Array.from({ length: 10 }, () => visitor.delete('/users/addresses/0')),
    ]);
    const { body } = await visitor.get('/users/addresses');
    expect(body.addresses).toHaveLength(10);
    expect(primaries(body)).toHaveLength(1);
  });

  it.each([
    ['pincode', { pincode: '3020' }],
    ['phone', { phone: 'call me' }],
    ['state', { state: 'Bavaria' }],
    ['state', { pincode: '400001' }],
    ['billing.state', { billingSameAsShipping: false, billing: { ...bill, state: 'Goa' } }],
    ['billing.city', { billing: { ...bill, city: '' } }],
    ['city', { city: 'Jai\r\nBcc: x' }],
    ['userId', { userId: 'usr_other' }],
  ])('reject an invalid %s and name it', async (field, change) => {
    const reply = await visitor.post('/users/addresses', { ...home, ...change });
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.fields)).toEqual([field]);
  });
});

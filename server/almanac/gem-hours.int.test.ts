import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import reference from '../../jyotish/golden/almanac.json' with { type: 'json' };
import { deliverEmail } from '../platform/email/deliver-email.ts';
import type { RenderedEmail } from '../platform/email/mailer.ts';
import { orders as orderTable } from '../reservations/schema.ts';
import { addProduct } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../testing/checkout-shop.ts';
import { createTestShop, type TestShop, type Visitor } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop('embedded');
});
afterAll(() => shop.close());

const request = (query: Record<string, string>, path = '/panchang/gem-hours') =>
  shop.visitor().get(`${path}?${new URLSearchParams(query)}`);

type Window = { date: string; start: string; end: string; tier: string; reasons: string[] };
type Season = (typeof reference.gemHours)[number];

/** Reference windows of a graha within the 60 days of a response. */
function expected({ from, windows }: Season, graha: string) {
  const until = Date.parse(`${from}T00:00:00Z`) / 1000 + 59 * 86_400;
  const result = (windows as unknown as Record<string, [number, number, string, string][]>)[graha]!;
  return result.filter(([start]) => start < until);
}

const cases = reference.gemHours.flatMap((season) =>
  Object.keys(season.windows).map((graha) => ({ season, graha })),
);

it.each(cases)(
  'returns the reference windows for the stone of $graha from $season.from',
  async ({ season, graha }) => {
    const { latitude, longitude, zone, from, wearer, days } = season;
    const { status, body } = await request({
      graha,
      lat: String(latitude),
      lon: String(longitude),
      timezone: zone,
      from,
      ...(wearer && { nakshatra: String(wearer.nakshatra), rashi: String(wearer.rashi) }),
    });
    expect(status).toBe(200);
    const last = Date.parse(`${from}T00:00:00Z`) + Math.min(days, 59) * 86_400_000;
    const windows = (body.windows as Window[])
      .filter(({ start }) => Date.parse(start) < last)
      .sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
    const result = expected(season, graha);
    expect(windows.map(({ tier, reasons }) => [tier, reasons.join(' ')])).toEqual(
      result.map(([, , tier, reasons]) => [tier, reasons]),
    );
    for (const [at, [start, end]] of result.entries()) {
      expect(Math.abs(Date.parse(windows[at]!.start) / 1000 - start)).toBeLessThanOrEqual(10);
      expect(Math.abs(Date.parse(windows[at]!.end) / 1000 - end)).toBeLessThanOrEqual(10);
    }
  },
);

it('returns the best windows first, chronologically within a tier, and the next of both upper tiers', async () => {
  const { body } = await request({ graha: 'Jupiter', city: 'jaipur', from: '2026-12-01' });
  const windows = body.windows as Window[];
  const order = ['best', 'good', 'allowed'];
  const keys = windows.map(({ tier, start }) => `${order.indexOf(tier)} ${start}`);
  expect(keys).toEqual(keys.toSorted());
  for (const tier of ['best', 'good'])
    expect(body.next[tier] ?? undefined).toEqual(windows.find((window) => window.tier === tier));
  expect(body).toMatchObject({ lord: 'Jupiter', days: 60, wearer: null, consultFirst: false });
});

it('truncates windows near the end of 2060, and omits and counts days without a sunrise', async () => {
  const final = await request({ graha: 'Sun', city: 'delhi', from: '2060-12-01' });
  expect([final.status, final.body.days, final.body.sunless]).toEqual([200, 31, 0]);
  const tromso = { lat: '69.65', lon: '18.96', timezone: 'Europe/Oslo' };
  const spring = await request({ graha: 'Sun', ...tromso, from: '2026-04-20' });
  expect([spring.status, spring.body.days, spring.body.sunless]).toEqual([200, 60, 4]);
  expect(spring.body.windows.length).toBeGreaterThan(0);
  const summer = await request({ graha: 'Sun', ...tromso, from: '2026-05-20' });
  expect([summer.status, summer.body.code]).toEqual([422, 'no_sunrise']);
});

it('uses the days of Saturn and Mars for the nodes, whose stones always require advice', async () => {
  const rahu = (await request({ graha: 'Rahu', city: 'delhi', from: '2026-12-01' })).body;
  const ketu = (await request({ graha: 'Ketu', city: 'delhi', from: '2026-12-01' })).body;
  expect([rahu.lord, rahu.consultFirst, ketu.lord, ketu.consultFirst]).toEqual([
    'Saturn',
    true,
    'Mars',
    true,
  ]);
});

it('returns no past window without a start date, and forbids caches to store a personal response', async () => {
  const now = shop.deps.clock.now();
  const { body, headers } = await request({ graha: 'Sun', city: 'delhi' });
  for (const { end } of body.windows as Window[]) expect(Date.parse(end)).toBeGreaterThan(now);
  expect(headers['cache-control']).toBe('public, max-age=60');
  const personal = await request({ graha: 'Sun', city: 'delhi', nakshatra: '18', rashi: '8' });
  expect([personal.headers['cache-control'], personal.body.wearer]).toEqual([
    'no-store',
    { nakshatra: 18, rashi: 8 },
  ]);
});

it.each([
  [{ graha: 'Pluto', city: 'delhi' }, 'graha'],
  [{ graha: 'Sun' }, 'city'],
  [{ graha: 'Sun', city: 'delhi', nakshatra: '27', rashi: '1' }, 'nakshatra'],
  [{ graha: 'Sun', city: 'delhi', nakshatra: '3' }, 'rashi'],
  [{ graha: 'Sun', city: 'delhi', from: '2061-01-01' }, 'from'],
])('%j is rejected at its field', async (query, field) => {
  const { status, body } = await request(query as Record<string, string>);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
});

it('rejects an invalid graha with the list of valid ones', async () => {
  const { body } = await request({ graha: 'Pluto', city: 'jaipur' });
  expect(body.fields).toEqual({
    graha:
      'Please choose one of these: Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu, Ketu.',
  });
});

it('writes a calendar file with the upper tiers as events with reasons, in both languages', async () => {
  const query = { graha: 'Jupiter', city: 'jaipur', from: '2026-12-01' };
  const windows = ((await request(query)).body.windows as Window[]).filter(
    ({ tier }) => tier !== 'allowed',
  );
  const en = await request(query, '/panchang/gem-hours.ics');
  expect(en.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const text: string = en.body;
  expect(text.match(/BEGIN:VEVENT/g)?.length).toBe(windows.length);
  expect(text).toContain('SUMMARY:The stone of Jupiter: Good\r\n');
  const hindi: string = (await request({ ...query, language: 'hi' }, '/panchang/gem-hours.ics'))
    .body;
  expect(hindi).toContain('SUMMARY:गुरु का रत्न: अच्छा\r\n');
  const unfolded = hindi.replaceAll('\r\n ', '');
  expect(unfolded).toContain('DESCRIPTION:शुक्ल पक्ष\\, ग्रह की होरा\\nयह परंपरा है');
});

it('includes the notice at every time in the file of a stone that requires a consultation', async () => {
  const { body } = await request(
    { graha: 'Saturn', city: 'jaipur', from: '2026-12-01' },
    '/panchang/gem-hours.ics',
  );
  const [events, notes] = [/BEGIN:VEVENT/g, /Please consult an astrologer first/g].map((text) =>
    (body as string).replaceAll('\r\n ', '').match(text),
  );
  expect(notes).toHaveLength(events!.length);
});

describe('the muhurtas for the stone of a delivered order', () => {
  const sent: RenderedEmail[] = [];
  let orders: CheckoutShop;
  let owner: Visitor;
  let orderId: string;
  beforeAll(async () => {
    orders = await createCheckoutShop('embedded');
    await addProduct(orders.deps, { id: 'coral', price: 1000, stock: 5, planets: ['Mars'] });
    owner = orders.visitor();
    const created = await startOrder(owner, 1000, [{ productId: 'coral', quantity: 1 }]);
    orderId = created.orderId;
    await owner.post('/payments/verify', await orders.pay(created.gatewayOrderId));
  });
  afterAll(() => orders.close());

  const read = async (visitor: Visitor) =>
    (await visitor.get(`/payments/orders/${orderId}`)).body.order.items[0].graha;
  const email = (visitor: Visitor, change: Record<string, unknown> = {}) =>
    visitor.post('/panchang/gem-hours/email', {
      orderId,
      graha: 'Mars',
      city: 'jaipur',
      ...change,
    });
  const deliver = () =>
    orders.deps.db
      .update(orderTable)
      .set({ status: 'delivered' })
      .where(eq(orderTable.id, orderId));

  it('are not displayed before it is delivered', async () => {
    expect(await read(owner)).toBeUndefined();
    expect((await email(owner)).status).toBe(404);
  });

  it('are displayed to its owner only', async () => {
    await deliver();
    expect(await read(owner)).toBe('Mars');
    expect(await read(orders.visitor())).toBeUndefined();
    expect(await email(orders.visitor())).toMatchObject({
      status: 404,
      body: { code: 'order_not_found' },
    });
  });

  it.each([
    [{ graha: 'Venus' }, 404],
    [{ city: 'xqzzk' }, 404],
    [{ graha: 'Pluto' }, 400],
  ])('are not mailed for %j', async (change, status) => {
    expect((await email(owner, change)).status).toBe(status);
  });

  it('are not emailed for an unknown Moon position', async () => {
    const change = { wearer: { nakshatra: 27, rashi: 1 } };
    const { status, body } = await email(owner, change);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['wearer.nakshatra']]);
  });

  it('are mailed once, with a file for the calendar, in the language of the page', async () => {
    const hindi = { 'x-locale': 'hi' };
    const wearer = { nakshatra: 18, rashi: 8 };
    const [first, second] = [
      await owner.post(
        '/panchang/gem-hours/email',
        { orderId, graha: 'Mars', city: 'jaipur', wearer },
        hindi,
      ),
      await email(owner, { city: 'mumbai' }),
    ];
    expect([first.body, second.body]).toEqual([{ isNew: true }, { isNew: false }]);
    await deliverEmail({
      ...orders.deps,
      mail: { send: async (emailMessage) => void sent.push(emailMessage) },
    });
    const emails = sent.filter(({ key }) => key.startsWith('gem-hours:'));
    expect(emails).toHaveLength(1);
    const [emailMessage] = emails;
    expect(emailMessage).toMatchObject({ to: 'asha@example.com', subject: 'मंगल का रत्न कब पहनें' });
    expect(emailMessage!.text).toContain('जयपुर (Asia/Kolkata)');
    expect(emailMessage!.text).toContain('आपके जन्म चन्द्र से वर्जित समय छोड़ दिए गए हैं।');
    expect(emailMessage!.text).not.toMatch(/[A-Z][a-z]+day/);
    const [attached] = emailMessage!.attachments!;
    expect(attached).toMatchObject({
      fileName: 'gem-hours-mars.ics',
      type: 'text/calendar; charset=utf-8',
    });
    const events = (text: string) => text.match(/DTSTART[^\r]*/g);
    const calendar = attached!.bytes.toString();
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VEVENT[\s\S]*END:VCALENDAR\r\n$/);
    const payload = { graha: 'Mars', city: 'jaipur', language: 'hi' };
    const personal = { ...payload, nakshatra: '18', rashi: '8' };
    const file = (query: Record<string, string>) =>
      owner
        .get(`/panchang/gem-hours.ics?${new URLSearchParams(query)}`)
        .then(({ body }) => events(body));
    expect(events(calendar)).toEqual(await file(personal));
  });
});

import { defaultDelivery } from '@jyotiratna/contract';
import { sql } from 'drizzle-orm';
import { deliverySetting } from '../delivery/settings.ts';
import { writeSetting } from '../platform/database/settings-queries.ts';
import type { Deps } from '../platform/deps.ts';
import { addCoupon, addProduct } from '../testing/catalogue.ts';
import { newHealer } from '../testing/consultations.ts';
import { newMember } from '../testing/members.ts';
import { databaseClock } from './clock.ts';
import { guarded, type ShopUnderTest } from './fuzzed-shop.ts';
import { emptyModel, type Model } from './model.ts';

/** The shop's environment, shared by all runs, with the control of its time and its provider. */
export type RunPlace = Pick<
  ShopUnderTest,
  'deps' | 'workers' | 'visitor' | 'gateway' | 'sendWebhook' | 'slowProvider'
> & {
  /** Advances the time of the network to the provider, in ms. */
  passOnNetwork: (ms: number) => void;
};

export const fuzzEnvironment = {
  COMPANY_NAME: 'Ratna Exports',
  COMPANY_ADDRESS: '12 Johari Bazaar, Jaipur',
  GSTIN: '08ABCDE1234F1Z0',
  TAX_DEFAULTS: 'Semi-Precious=7116:3,Precious=7103:0.25',
  CASH_ON_DELIVERY: 'on',
  CASH_ON_DELIVERY_FEE: '49',
  CASH_ON_DELIVERY_MOST: '5000',
};

const zone = { states: [], served: true, least: 3, most: 5, cash: true };
const delivery = {
  ...defaultDelivery,
  zones: [
    { ...zone, name: 'North', pins: ['3'], price: 49 },
    { ...zone, name: 'West', pins: ['4'], price: 149 },
  ],
};

/** Tables with the shop's own data, which no run changes. */
const preserved = ['documents', 'settings', 'pictures', 'catalogue_version'];

async function emptyDatabase({ db, catalogue }: Deps): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select oid::regclass::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0
    order by 1`);
  const filled = rows.map(({ name }) => name).filter((name) => !preserved.includes(name));
  if (filled.length > 0) await db.execute(sql.raw(`truncate ${filled.join(', ')} cascade`));
  await catalogue.changed();
}

/**
 * Creates an empty shop with three remedies, three coupons, two guests, a member, an administrator
 * and a healer.
 */
export async function newRun(place: RunPlace): Promise<{ model: Model; real: ShopUnderTest }> {
  const { deps, gateway } = place;
  await emptyDatabase(deps);
  await gateway.post('/__sandbox/reset', { seed: 'fuzz' });
  place.slowProvider(0);
  // Closes the circuit breaker that a previous run may have opened.
  place.passOnNetwork(3_600_000);
  await writeSetting(deps.db, deliverySetting, delivery);

  const model = emptyModel();
  const remedies = ['ring', 'mala', 'incense'];
  await addProduct(deps, { id: 'ring', price: 1000, stock: 6, category: 'Precious' });
  await addProduct(deps, { id: 'mala', price: 333, stock: 8 });
  await addProduct(deps, { id: 'incense', price: 99, stock: null });
  Object.assign(model.stock, { ring: 6, mala: 8 });
  await addCoupon(deps, { code: 'TENTH', value: 1000, maxRedemptions: 3 });
  await addCoupon(deps, { code: 'RUPEES', type: 'fixed', value: 15_000, maxPerCustomer: 1 });
  await addCoupon(deps, { code: 'STONES', value: 3300, categories: ['Precious'] });

  const flags = { faulty: false };
  const visitor = () => guarded(place.visitor(), flags);
  const users = { deps, visitor };
  const [member, admin, healer] = [
    await newMember(users),
    await newMember(users, 'admin'),
    await newHealer(users),
  ];
  const guest = (n: number) => ({
    browser: visitor(),
    email: `guest-${n}@example.com`,
    isMember: false,
  });
  const moveDatabase = await databaseClock(deps.db);
  let movements = 0;
  const real: ShopUnderTest = Object.assign(flags, {
    ...place,
    ...{ visitor, member, admin, healer, remedies },
    buyers: [guest(1), guest(2), { browser: member, email: member.email, isMember: true }],
    coupons: ['TENTH', 'RUPEES', 'STONES'],
    protocol: [],
    pass: async (minutes: number) => {
      movements += 1;
      // Never the same duration twice: two slots of a calendar must not coincide.
      const seconds = minutes * 60 + movements;
      await moveDatabase(seconds);
      await gateway.clock.advance(seconds * 1000);
      place.passOnNetwork(seconds * 1000);
    },
  });
  return { model, real };
}

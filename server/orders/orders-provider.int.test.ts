import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OldDatabase, openOldDatabase } from '../testing/old-database.ts';
import { databaseKinds } from '../testing/test-database.ts';

describe.each(databaseKinds())('orders from before the provider was recorded, on %s', (kind) => {
  let old: OldDatabase;
  beforeEach(async () => {
    old = await openOldDatabase(kind, '0016_orders_provider');
    await old.run(`insert into orders (id, owner_key, idempotency_key, request_hash, purchase_id, quote_hash, status,
        amount_paise, subtotal_paise, discount_paise, rounding_paise, holds_stock, payment_method, expires_at)
      select m, 'guest:x', m, 'h', m, 'q', 'paid', 100, 100, 0, 0, true, m, now() from unnest(array['razorpay', 'none']) m`);
  });
  afterEach(() => old.close());

  const migrated = async () => {
    await old.migrate();
    return old.run('select id, provider, payment_method from orders order by id');
  };

  it('belong to the real provider in a shop that never had a sandbox', async () => {
    expect(await migrated()).toEqual([
      { id: 'none', provider: 'none', payment_method: 'none' },
      { id: 'razorpay', provider: 'razorpay', payment_method: 'razorpay' },
    ]);
  });

  it('count as tests in a shop that had one', async () => {
    await old.run(`insert into settings (key, value) values ('sandbox.secrets', '{}')`);
    expect(await migrated()).toEqual([
      { id: 'none', provider: 'none', payment_method: 'none' },
      { id: 'razorpay', provider: 'sandbox', payment_method: 'sandbox' },
    ]);
  });
});

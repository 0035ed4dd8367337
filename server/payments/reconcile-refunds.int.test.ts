import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProviderRefund } from '../platform/payment-providers/provider.ts';
import { addProduct } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../testing/checkout-shop.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { reconcileRefunds } from './reconcile-refunds.ts';
import { refunds } from './schema.ts';

describe.each(databaseKinds())('unreported refunds on %s', (kind) => {
  let shop: CheckoutShop;
  beforeAll(async () => {
    shop = await createCheckoutShop(kind);
    await addProduct(shop.deps, { id: 'ring', price: 200, stock: 9 });
  });
  afterAll(() => shop.close());

  it('are recorded once, never failed ones or those larger than the missing amount', async () => {
    const visitor = shop.visitor();
    const { gatewayOrderId } = await startOrder(visitor, 200, [{ productId: 'ring', quantity: 1 }]);
    const callback = await shop.pay(gatewayOrderId);
    const paymentId = callback.razorpay_payment_id;
    await visitor.post('/payments/verify', callback);
    const payment = await shop.deps.payments!.fetchPayment(paymentId);
    const refund = (n: number, amountPaise: number, status: 'processed' | 'failed') =>
      ({ id: `rfnd_00000000000${n}`, paymentId, amountPaise, status }) as ProviderRefund;
    /** Reconciles against a provider that reports this refunded total and lists these refunds. */
    const mend = (amountRefundedPaise: number, ...listed: ProviderRefund[]) => {
      const provider = { name: 'razorpay', fetchPaymentRefunds: async () => listed };
      return reconcileRefunds(shop.deps, provider, { ...payment, amountRefundedPaise });
    };
    const saved = async () =>
      (await shop.deps.db.select().from(refunds).where(eq(refunds.paymentId, paymentId))).map(
        (row) => row.amountPaise,
      );

    const [failed, larger] = [refund(1, 5000, 'failed'), refund(2, 15_000, 'processed')];
    const [first, second] = [refund(3, 5000, 'processed'), refund(4, 5000, 'processed')];
    expect(await mend(5000, failed, larger, first)).toBe(1);
    expect(await saved()).toEqual([5000]);
    expect(await mend(10_000, first, second)).toBe(1);
    expect(await saved()).toEqual([5000, 5000]);
    expect(await mend(10_000, first, second)).toBe(0);
  });
});

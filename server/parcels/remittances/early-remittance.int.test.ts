import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CourierShop, createCourierShop } from '../../testing/courier-shop.ts';
import { sendForm } from '../../testing/forms.ts';
import { databaseKinds } from '../../testing/test-database.ts';

const order = `ord_${'a'.repeat(26)}`;
const way = ['PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY'];

describe.each(databaseKinds())('a remittance before the delivery is reported, on %s', (kind) => {
  let shop: CourierShop;
  beforeEach(async () => {
    shop = await createCourierShop(kind);
  });
  afterEach(() => shop.close());

  async function onTheWay(): Promise<string> {
    await shop.packed(order, { provider: 'cash', paymentMethod: 'cash', rupees: 1500 });
    await shop.handOver(order);
    await shop.settle();
    const { awb } = await shop.parcelOf(order);
    for (const state of way) await shop.courier.move(awb ?? '', state);
    await shop.poll();
    return awb ?? '';
  }
  const upload = (awb: string, amount: string, reference: string) =>
    sendForm(shop.admin, 'post', '/admin/parcel-cash/import', { reference, paidOn: '2026-11-27' }, [
      {
        ...{ field: 'file', name: 'cod.csv', type: 'text/csv' },
        bytes: Buffer.from(`AWB,Amount\n${awb},${amount}`),
      },
    ]);
  async function deliver(awb: string) {
    await shop.courier.move(awb, 'DELIVERED');
    await shop.poll();
    const { due, remittances } = (await shop.admin.get('/admin/parcel-cash')).body;
    return { due, remittances };
  }

  it('pays for its parcel once that is delivered', async () => {
    const awb = await onTheWay();
    const { remittance } = (await upload(awb, '1500.00', 'RM1')).body;
    expect(remittance).toMatchObject({ matched: 0, differences: [{ awb, outcome: 'not_due' }] });
    expect(await deliver(awb)).toMatchObject({
      due: [],
      remittances: [{ reference: 'RM1', matched: 1, differences: [] }],
    });
    expect((await shop.parcelOf(order)).remittedPaise).toBe(150_000);
  });

  it('names the difference then, and a second payment', async () => {
    const awb = await onTheWay();
    await upload(awb, '1400.00', 'RM1');
    await upload(awb, '1500.00', 'RM2');
    const { due, remittances } = await deliver(awb);
    expect(due).toEqual([]);
    expect(
      Object.fromEntries(
        remittances.map((one: { reference: string; differences: object[] }) => [
          one.reference,
          one.differences,
        ]),
      ),
    ).toMatchObject({
      RM1: [{ outcome: 'less', due: 1500, amount: 1400 }],
      RM2: [{ outcome: 'repeated' }],
    });
  });
});

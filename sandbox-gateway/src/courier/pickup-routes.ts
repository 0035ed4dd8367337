import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { SandboxCourier } from './assemble-courier.ts';
import { invalidField } from './courier-api-error.ts';
import type { Pickup, RemittanceEntity, ShipmentEntity } from './entities.ts';

/** Routes of pickups and of cash remittances. */
export function pickupRoutes(
  app: FastifyInstance,
  { book, clock, parcels, unreliable }: SandboxCourier,
): void {
  app.post(
    '/pickups',
    unreliable(({ body }) => {
      const { reference, day, awbs } = Object(body) as {
        reference?: unknown;
        day?: unknown;
        awbs?: unknown;
      };
      if (typeof reference !== 'string' || reference === '') throw invalidField('reference');
      if (typeof day !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(day)) throw invalidField('day');
      if (!Array.isArray(awbs) || awbs.length === 0) throw invalidField('awbs');
      const id = `PU${randomInt(1_000_000, 9_999_999)}`;
      const pickup: Pickup = { id, entity: 'pickup', reference, day, awbs: awbs.map(String) };
      book.commit(pickup);
      for (const awb of pickup.awbs) {
        const shipment = book.shipments.get(awb);
        if (shipment?.status === 'BOOKED') parcels.collect(shipment, id);
      }
      return { id, day };
    }),
  );
  app.get('/pickups', async ({ query }) => {
    const { reference } = query as { reference?: string };
    return { pickups: book.pickupsOf(reference ?? '').map(({ id, day }) => ({ id, day })) };
  });

  /** Remits collected cash on request; real couriers do so once a week. */
  app.post('/remittances', async () => {
    const due = [...book.shipments.values()].filter(isDue);
    if (due.length === 0) return { remittance: null };
    const id = `RM${randomInt(1_000_000, 9_999_999)}`;
    const lines = due.map(({ awb, codPaise }) => ({ awb, amountPaise: codPaise }));
    const paidOn = new Date(clock.now()).toISOString().slice(0, 10);
    const remittance: RemittanceEntity = { id, entity: 'remittance', paidOn, lines };
    book.commit(remittance, ...due.map((shipment) => ({ ...shipment, remittanceId: id })));
    return { remittance: showRemittance(remittance) };
  });
  app.get('/remittances', async ({ query }) => {
    const { from = '', to = '9999-12-31' } = query as { from?: string; to?: string };
    const found = [...book.remittances.values()].filter(
      ({ paidOn }) => paidOn >= from && paidOn <= to,
    );
    return { remittances: found.map(showRemittance) };
  });
}

const isDue = ({ status, codPaise, remittanceId }: ShipmentEntity) =>
  status === 'DELIVERED' && codPaise > 0 && remittanceId === null;

function showRemittance({ id, paidOn, lines }: RemittanceEntity) {
  return {
    id,
    paid_on: paidOn,
    lines: lines.map(({ awb, amountPaise }) => ({ awb, amount_paise: amountPaise })),
  };
}

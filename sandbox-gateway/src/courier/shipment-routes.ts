import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { SandboxCourier } from './assemble-courier.ts';
import { CourierApiError, invalidField, unknownAwb } from './courier-api-error.ts';
import {
  type PartyEntity,
  type ShipmentEntity,
  type ShipmentStatus,
  shipmentStatuses,
} from './entities.ts';
import { drawCourierLabels } from './label.ts';
import { nextOf } from './parcels.ts';
import { present } from './webhook-messages.ts';

type Body = Record<string, unknown>;

const dayMs = 86_400_000;
const maxAwbs = 100;

/**
 * Routes for booking, tracking, labels, cancellation, and a customer's answer to a missed delivery.
 */
export function shipmentRoutes(app: FastifyInstance, courier: SandboxCourier): void {
  const { book, clock, parcels, unreliable, serviceability } = courier;

  app.get('/pins/:pin', async ({ params, query }) => {
    const { pin } = params as { pin: string };
    const grams = Number((query as Body).grams ?? 500);
    const { serviceable, cash } = serviceability.get(pin) ?? {
      serviceable: /^[1-8]\d{5}$/.test(pin),
      cash: true,
    };
    const charge = 4_500 + Math.ceil(grams / 500) * 2_000;
    return { pin, serviceable, cash: serviceable && cash, days: 4, charge_paise: charge };
  });

  app.post(
    '/shipments',
    unreliable(({ body }) => show(makeShipment((body ?? {}) as Body))),
  );
  app.get('/shipments', async ({ query }) => {
    const { reference } = query as { reference?: string };
    return { shipments: book.shipmentsOf(reference ?? '').map(show) };
  });
  app.get('/track', async ({ query }) => {
    const awbs = String((query as Body).awbs ?? '').split(',');
    if (awbs.length > maxAwbs) throw invalidField('awbs');
    return { shipments: awbs.flatMap((awb) => book.shipments.get(awb) ?? []).map(show) };
  });
  app.post('/labels', async ({ body }, reply) => {
    const awbs = (body as { awbs?: unknown })?.awbs;
    if (!Array.isArray(awbs) || awbs.length === 0) throw invalidField('awbs');
    return reply
      .type('application/pdf')
      .send(drawCourierLabels(awbs.map((awb) => byAwb(String(awb)))));
  });
  app.post(
    '/shipments/:awb/cancel',
    unreliable(({ params }) => {
      const shipment = byAwb((params as { awb: string }).awb);
      if (shipment.status === 'CANCELLED') return show(shipment);
      if (shipment.status !== 'BOOKED')
        throw new CourierApiError(409, 'collected', 'It has been collected.');
      return show(parcels.move(shipment, 'CANCELLED'));
    }),
  );
  app.post(
    '/shipments/:awb/answer',
    unreliable(({ params, body }) => {
      const shipment = byAwb((params as { awb: string }).awb);
      if (shipment.status !== 'UNDELIVERED')
        throw new CourierApiError(409, 'no_question', 'No answer is awaited.');
      const { day, phone } = (body ?? {}) as { day?: string; phone?: string };
      const answer = { ...(day && { day }), ...(phone && { phone }) };
      const to = phone ? { ...shipment.to, phone } : shipment.to;
      const updated: ShipmentEntity = {
        ...shipment,
        to,
        answer,
        expectedOn: day ?? shipment.expectedOn,
      };
      book.commit(updated);
      return show(updated);
    }),
  );
  app.post('/shipments/:awb/move', async ({ params, body }) => {
    const shipment = byAwb((params as { awb: string }).awb);
    const to = (body as Body | undefined)?.to as ShipmentStatus;
    if (!shipmentStatuses.includes(to)) throw invalidField('to');
    if (!nextOf(shipment).includes(to))
      throw new CourierApiError(409, 'not_now', `It is ${shipment.status}.`);
    return show(parcels.move(shipment, to));
  });

  /** A repeated reference creates another booking: the courier is not idempotent. */
  function makeShipment(fields: Body): ShipmentEntity {
    const { reference, kind, grams, cod_paise: codPaise } = fields;
    if (typeof reference !== 'string' || !/^[\w-]{1,50}$/.test(reference))
      throw invalidField('reference');
    if (kind !== 'forward' && kind !== 'return') throw invalidField('kind');
    if (!Number.isSafeInteger(grams) || (grams as number) < 1) throw invalidField('grams');
    if (!Number.isSafeInteger(codPaise) || (codPaise as number) < 0)
      throw invalidField('cod_paise');
    const to = partyOf(fields.to);
    if (serviceability.get(to.pin)?.serviceable === false)
      throw new CourierApiError(422, 'not_serviceable', `PIN code ${to.pin} is not serviceable.`);
    const awb = `SB${Date.now().toString().slice(-7)}${randomInt(100_000, 999_999)}`;
    const shipment: ShipmentEntity = {
      ...{
        id: `shp_${awb}`,
        entity: 'shipment',
        awb,
        reference,
        kind,
        to,
        status: 'BOOKED',
        scans: [],
      },
      grams: grams as number,
      codPaise: codPaise as number,
      expectedOn: new Date(clock.now() + 4 * dayMs).toISOString().slice(0, 10),
      ...{ attempts: 0, answer: null, pickupId: null, nextMs: null, remittanceId: null },
    };
    return parcels.move(shipment, 'BOOKED');
  }

  function byAwb(awb: string): ShipmentEntity {
    const shipment = book.shipments.get(awb);
    if (!shipment) throw unknownAwb();
    return shipment;
  }
}

function show(shipment: ShipmentEntity) {
  const { awb, reference, kind, status, expectedOn, attempts, codPaise, scans, pickupId } =
    shipment;
  return {
    ...{
      awb,
      reference,
      kind,
      status,
      expected_on: expectedOn,
      attempts,
      cod_paise: codPaise,
      pickup_id: pickupId,
    },
    events: scans.map((scan) => present(shipment, scan)),
  };
}

function partyOf(value: unknown): PartyEntity {
  const fields = Object(value) as Body;
  const text = (name: keyof PartyEntity): string => {
    const entered = fields[name];
    if (typeof entered !== 'string' || entered === '') throw invalidField(`to.${name}`);
    return entered;
  };
  return {
    ...{ name: text('name'), phone: text('phone'), address: text('address') },
    ...{ city: text('city'), state: text('state'), pin: text('pin') },
  };
}

import type { ParcelState } from '@jyotiratna/contract';
import { z } from 'zod';
import { createCourierCaller, jsonOf } from '../call-courier.ts';
import type { Courier, CourierBooking, NewParcel, ParcelEvent } from '../courier.ts';
import { CourierError } from '../courier-error.ts';
import { isHmac } from '../shared-secret.ts';
import type { SandboxSettings } from './settings.ts';

const states = {
  BOOKED: 'booked',
  PICKED_UP: 'picked_up',
  IN_TRANSIT: 'in_transit',
  OUT_FOR_DELIVERY: 'out_for_delivery',
  UNDELIVERED: 'missed',
  DELIVERED: 'delivered',
  RTO_INITIATED: 'returning',
  RTO_DELIVERED: 'returned',
  CANCELLED: 'cancelled',
  LOST: 'lost',
} as const satisfies Record<string, ParcelState>;
type Status = keyof typeof states;

const event = z.object({
  awb: z.string().max(80),
  status: z.enum(Object.keys(states) as [Status, ...Status[]]),
  at: z.iso.datetime(),
  place: z.string().max(200),
  remark: z.string().max(300),
  expected_on: z.iso.date(),
});
const shipment = z.object({
  awb: z.string().max(80),
  status: z.string(),
  expected_on: z.iso.date(),
  events: z.array(event),
});
const shipmentList = z.object({ shipments: z.array(shipment) });
const pickup = z.object({ id: z.string(), day: z.iso.date() });
const remittance = z.object({
  id: z.string(),
  paid_on: z.iso.date(),
  lines: z.array(z.object({ awb: z.string(), amount_paise: z.int() })),
});
const pin = z.object({
  serviceable: z.boolean(),
  cash: z.boolean(),
  days: z.int(),
  charge_paise: z.int(),
});
const failure = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

const pdfBytes = 20 * 1024 * 1024;

/** The courier of demos and tests, served by `sandbox-gateway/src/courier/`. */
export function createSandboxClient({ apiBase, key, webhookSecret }: SandboxSettings): Courier {
  const call = createCourierCaller(apiBase);
  const headers = { authorization: `Bearer ${key}` };

  async function get<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    query: Record<string, string | number>,
  ) {
    return read(schema, await call({ path, query, headers }));
  }
  async function post<Schema extends z.ZodType>(schema: Schema, path: string, body: object) {
    return read(schema, await call({ method: 'POST', path, body, headers }));
  }

  async function findBooking(reference: string): Promise<CourierBooking | null> {
    const { shipments } = await get(shipmentList, '/shipments', { reference });
    const found = shipments.find(({ status }) => status !== 'CANCELLED');
    return found ? bookingOf(found) : null;
  }

  return {
    name: 'sandbox',
    title: 'Sandbox courier',
    pollMinutes: 1,
    async checkPin({ pincode, grams }) {
      const { serviceable, cash, days, charge_paise } = await get(pin, `/pins/${pincode}`, {
        grams,
      });
      return { serviceable, cash, days, chargePaise: charge_paise };
    },
    async book(parcel) {
      return (
        (await findBooking(parcel.reference)) ??
        bookingOf(await post(shipment, '/shipments', bodyOf(parcel)))
      );
    },
    async labels(bookings) {
      const body = { awbs: bookings.map(({ awb }) => awb) };
      const reply = await call({
        method: 'POST',
        path: '/labels',
        body,
        headers,
        maxBytes: pdfBytes,
      });
      if (reply.status !== 200) throw rejection(reply);
      return reply.bytes;
    },
    async requestPickup({ reference, day, bookings }) {
      const { pickups } = await get(z.object({ pickups: z.array(pickup) }), '/pickups', {
        reference,
      });
      return (
        pickups[0] ??
        post(pickup, '/pickups', { reference, day, awbs: bookings.map(({ awb }) => awb) })
      );
    },
    async cancel({ awb }) {
      await post(shipment, `/shipments/${awb}/cancel`, {});
    },
    async track(awbs) {
      const { shipments } = await get(shipmentList, '/track', { awbs: awbs.join(',') });
      return shipments.flatMap(({ events }) => events.map(eventOf));
    },
    async requestRedelivery({ awb, day, phone }) {
      await post(shipment, `/shipments/${awb}/answer`, {
        ...(day && { day }),
        ...(phone && { phone }),
      });
    },
    async listRemittances(window) {
      const { remittances } = await get(
        z.object({ remittances: z.array(remittance) }),
        '/remittances',
        window,
      );
      return remittances.map(({ id, paid_on, lines }) => ({
        id,
        paidOn: paid_on,
        lines: lines.map(({ awb, amount_paise }) => ({ awb, amountPaise: amount_paise })),
      }));
    },
    readWebhook({ headers: sent, body }) {
      if (!isHmac(webhookSecret, body, sent['x-sandbox-signature'])) return null;
      const parsed = event.safeParse(parse(body));
      return parsed.success ? [eventOf(parsed.data)] : [];
    },
    async move(awb, to) {
      const status = (Object.keys(states) as Status[]).find((one) => states[one] === to);
      await post(shipment, `/shipments/${awb}/move`, { to: status });
    },
  };
}

function read<Schema extends z.ZodType>(
  schema: Schema,
  reply: { status: number; bytes: Buffer },
): z.output<Schema> {
  if (reply.status !== 200) throw rejection(reply);
  const parsed = schema.safeParse(jsonOf(reply));
  if (!parsed.success) throw new CourierError('unknown', { code: 'malformed' });
  return parsed.data;
}

function rejection(reply: { status: number; bytes: Buffer }): CourierError {
  const { error } = failure.safeParse(parse(reply.bytes)).data ?? {};
  return new CourierError('refused', {
    code: error?.code ?? `status_${reply.status}`,
    reason: error?.message ?? '',
  });
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

function bookingOf({ awb, expected_on }: z.output<typeof shipment>): CourierBooking {
  return { awb, courierRef: null, carrier: 'Sandbox courier', expectedOn: expected_on };
}

function eventOf({
  awb,
  status,
  at,
  place,
  remark,
  expected_on,
}: z.output<typeof event>): ParcelEvent {
  return { awb, state: states[status], at: new Date(at), place, remark, expectedOn: expected_on };
}

function bodyOf({ reference, direction, customer, grams, codPaise }: NewParcel): object {
  const { pincode, ...party } = customer;
  return { reference, kind: direction, to: { ...party, pin: pincode }, grams, cod_paise: codPaise };
}

import { z } from 'zod';
import type { BookingKey, Courier, CourierBooking, NewParcel } from '../courier.ts';
import { CourierError } from '../courier-error.ts';
import { isToken } from '../shared-secret.ts';
import { fetchLabels } from './fetch-labels.ts';
import { bodyOfParcel } from './order-body.ts';
import { createShiprocketSession } from './session.ts';
import { eventsOfTracking, readShiprocketWebhook } from './tracking.ts';

export type ShiprocketSettings = {
  apiBase?: string;
  email: string;
  password: string;
  /** The security token entered in Shiprocket's panel under Settings, API, Webhooks. */
  webhookToken: string;
  /** The nickname of the pickup address in the panel, and its PIN code. */
  pickup: { place: string; pincode: string };
};

const defaultBase = 'https://apiv2.shiprocket.in/v1/external';

const company = z.looseObject({
  cod: z.coerce.number().catch(0),
  rate: z.coerce.number().catch(0),
  estimated_delivery_days: z.coerce.number().catch(0),
});
const serviceability = z.looseObject({
  data: z.looseObject({ available_courier_companies: z.array(company) }).optional(),
});
const idOf = z.union([z.string(), z.number()]).transform(String);
const created = z.looseObject({ shipment_id: idOf });
const existing = z.looseObject({
  data: z.array(
    z.looseObject({
      channel_order_id: z.string(),
      status: z.string().catch(''),
      shipments: z.array(
        z.looseObject({ id: idOf, awb: z.string().nullish(), courier: z.string().nullish() }),
      ),
    }),
  ),
});
const assigned = z.looseObject({
  awb_assign_status: z.coerce.number().catch(0),
  response: z.looseObject({
    data: z.looseObject({
      awb_code: z.string().nullish(),
      courier_name: z.string().nullish(),
      awb_assign_error: z.string().nullish(),
    }),
  }),
});
const pickupReply = z.looseObject({
  response: z.looseObject({
    pickup_token_number: z.string().nullish(),
    pickup_scheduled_date: z.string().nullish(),
  }),
});

/**
 * Shiprocket, an aggregator of couriers, after its public documentation (apidocs.shiprocket.in);
 * not yet used with a real account. Its API has no idempotency key, so every booking first looks up
 * the order of an earlier attempt by the shop's reference, and continues it. It has no API for
 * remittances: their files are imported.
 */
export function createShiprocket(settings: ShiprocketSettings): Courier {
  const { pickup, webhookToken } = settings;
  const call = createShiprocketSession({ ...settings, apiBase: settings.apiBase ?? defaultBase });

  /** The shipment of an earlier attempt, which may lack its AWB. */
  async function findShipment(reference: string) {
    const { data } = await call(existing, { path: '/orders', query: { search: reference } });
    const found = data.find(
      (order) => order.channel_order_id === reference && !/cancel/i.test(order.status),
    );
    return found?.shipments[0] ?? null;
  }

  async function createShipment(parcel: NewParcel): Promise<string> {
    const path = parcel.direction === 'return' ? '/orders/create/return' : '/orders/create/adhoc';
    const reply = await call(created, {
      method: 'POST',
      path,
      body: bodyOfParcel(parcel, pickup.place),
    });
    return reply.shipment_id;
  }

  async function assign(shipmentId: string, parcel: NewParcel): Promise<CourierBooking> {
    const body = {
      shipment_id: Number(shipmentId),
      ...(parcel.direction === 'return' && { is_return: 1 }),
    };
    const { response } = await call(assigned, {
      method: 'POST',
      path: '/courier/assign/awb',
      body,
    });
    const { awb_code: awb, courier_name: carrier, awb_assign_error: reason } = response.data;
    if (!awb)
      throw new CourierError('refused', {
        code: 'no_awb',
        reason: reason ?? 'No courier accepts this parcel.',
      });
    return { awb, courierRef: shipmentId, carrier: carrier ?? 'Shiprocket', expectedOn: null };
  }

  return {
    name: 'shiprocket',
    title: 'Shiprocket',
    pollMinutes: 120,
    async checkPin({ pincode, grams, codPaise }) {
      const query = {
        ...{ pickup_postcode: pickup.pincode, delivery_postcode: pincode },
        ...{ weight: grams / 1000, cod: codPaise > 0 ? 1 : 0 },
      };
      const { data } = await call(serviceability, {
        path: '/courier/serviceability/',
        query,
        absent: [404],
      });
      const companies = data?.available_courier_companies ?? [];
      const [cheapest] = companies.toSorted((a, b) => a.rate - b.rate);
      return {
        serviceable: companies.length > 0,
        cash: companies.some(({ cod }) => cod === 1),
        days: cheapest?.estimated_delivery_days || null,
        chargePaise: cheapest ? Math.round(cheapest.rate * 100) : null,
      };
    },
    async book(parcel) {
      const previous = await findShipment(parcel.reference);
      if (previous?.awb)
        return {
          awb: previous.awb,
          courierRef: previous.id,
          carrier: previous.courier ?? 'Shiprocket',
          expectedOn: null,
        };
      return assign(previous?.id ?? (await createShipment(parcel)), parcel);
    },
    labels: (bookings) => fetchLabels(call, bookings),
    async requestPickup({ day, bookings }) {
      const body = { shipment_id: bookings.map(shipmentOf), pickup_date: [day] };
      // Status 400 means that the pickup is already queued: nothing to do.
      const path = '/courier/generate/pickup';
      const { response } = await call(pickupReply, { method: 'POST', path, body, absent: [400] });
      const scheduled = response.pickup_scheduled_date?.slice(0, 10) ?? '';
      return {
        id: response.pickup_token_number ?? 'scheduled',
        day: /^\d{4}-\d{2}-\d{2}$/.test(scheduled) ? scheduled : day,
      };
    },
    async cancel({ awb }) {
      await call(z.unknown(), {
        method: 'POST',
        path: '/orders/cancel/shipment/awbs',
        body: { awbs: [awb] },
      });
    },
    async track(awbs) {
      return eventsOfTracking(
        await call(z.unknown(), { method: 'POST', path: '/courier/track/awbs', body: { awbs } }),
      );
    },
    async requestRedelivery({ awb, day, phone, comment }) {
      const body = {
        action: 're-attempt',
        comments: comment,
        ...(phone && { phone }),
        ...(day && { deferred_date: day }),
      };
      await call(z.unknown(), {
        method: 'POST',
        path: `/ndr/${encodeURIComponent(awb)}/action`,
        body,
      });
    },
    readWebhook({ headers, body }) {
      return isToken(webhookToken, headers['x-api-key']) ? readShiprocketWebhook(body) : null;
    },
  };
}

function shipmentOf({ courierRef }: BookingKey): number {
  return Number(courierRef);
}

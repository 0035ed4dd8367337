import { z } from 'zod';
import type { Workers } from '../../workers/workers.ts';
import { type CourierRequest, createCourierCaller, jsonOf } from '../call-courier.ts';
import type { Courier, CourierBooking } from '../courier.ts';
import { CourierError } from '../courier-error.ts';
import { isToken } from '../shared-secret.ts';
import { readLabels } from './read-labels.ts';
import { bodyOfShipment } from './shipment-body.ts';
import { eventsOfPackages, packages, readDelhiveryWebhook } from './tracking.ts';

export type DelhiverySettings = {
  apiBase?: string;
  /** The account's API token. */
  token: string;
  /** The value of the webhook's `Authorization` header, agreed with Delhivery. */
  webhookToken: string;
  /** The name of the registered warehouse, and its PIN code. */
  pickup: { place: string; pincode: string };
  workers: Pick<Workers, 'renderDelhiveryLabels'>;
};

const defaultBase = 'https://track.delhivery.com';
const root = '/api';

const pin = z.looseObject({
  delivery_codes: z.array(
    z.looseObject({
      postal_code: z.looseObject({
        pre_paid: z.string(),
        cod: z.string(),
        remarks: z.string().nullish(),
      }),
    }),
  ),
});
const charges = z.array(z.looseObject({ total_amount: z.number() })).min(1);
const created = z.looseObject({
  packages: z.array(
    z.looseObject({
      status: z.string(),
      waybill: z.string().nullish(),
      remarks: z.array(z.string().nullish()).catch([]),
    }),
  ),
  rmk: z.string().nullish(),
});
const edited = z.looseObject({
  status: z.union([z.boolean(), z.string()]).nullish(),
  error: z.string().nullish(),
});
const pickupReply = z.looseObject({ pickup_id: z.union([z.number(), z.string()]).nullish() });

/**
 * Delhivery, after its public documentation of the B2C API; not yet used with a real account. A
 * booking is looked up by the shop's reference before it is created. Delhivery has no API for
 * remittances: their files are imported.
 */
export function createDelhivery(settings: DelhiverySettings): Courier {
  const { token, webhookToken, pickup } = settings;
  const send = createCourierCaller(settings.apiBase ?? defaultBase);

  async function call<Schema extends z.ZodType>(
    schema: Schema,
    request: CourierRequest,
  ): Promise<z.output<Schema>> {
    const reply = await send({ ...request, headers: { authorization: `Token ${token}` } });
    if (reply.status === 401) throw new CourierError('unavailable', { code: 'token_rejected' });
    if (reply.status >= 400) {
      const reason = reply.bytes.toString('utf8').slice(0, 300);
      throw new CourierError('refused', { code: `status_${reply.status}`, reason });
    }
    const parsed = schema.safeParse(jsonOf(reply));
    if (!parsed.success) throw new CourierError('unknown', { code: 'malformed' });
    return parsed.data;
  }

  async function findBooking(reference: string): Promise<CourierBooking | null> {
    const { ShipmentData } = await call(packages, {
      path: `${root}/v1/packages/json/`,
      query: { ref_ids: reference },
    });
    const found = ShipmentData?.find(
      ({ Shipment }) => !/cancel/i.test(Shipment.Status?.Status ?? ''),
    );
    return found ? bookingOf(found.Shipment.AWB) : null;
  }

  return {
    name: 'delhivery',
    title: 'Delhivery',
    pollMinutes: 120,
    async checkPin({ pincode, grams, codPaise }) {
      const query = { filter_codes: pincode };
      const { delivery_codes } = await call(pin, { path: `/c${root}/pin-codes/json/`, query });
      const place = delivery_codes[0]?.postal_code;
      const serviceable = place?.pre_paid === 'Y' && !/embargo/i.test(place.remarks ?? '');
      if (!serviceable) return { serviceable: false, cash: false, days: null, chargePaise: null };
      const route = { md: 'S', ss: 'Delivered', o_pin: pickup.pincode, d_pin: pincode, cgm: grams };
      const payment = { pt: codPaise > 0 ? 'COD' : 'Pre-paid', cod: codPaise / 100 };
      const path = `${root}/kinko/v1/invoice/charges/.json`;
      const [charge] = await call(charges, { path, query: { ...route, ...payment } });
      const chargePaise = charge ? Math.round(charge.total_amount * 100) : null;
      return { serviceable, cash: place.cod === 'Y', days: null, chargePaise };
    },
    async book(parcel) {
      const previous = await findBooking(parcel.reference);
      if (previous) return previous;
      const body = `format=json&data=${encodeURIComponent(JSON.stringify(bodyOfShipment(parcel, pickup.place)))}`;
      const type = 'application/x-www-form-urlencoded';
      const reply = await call(created, {
        method: 'POST',
        path: `${root}/cmu/create.json`,
        body,
        type,
      });
      const [first] = reply.packages;
      if (first?.waybill && /success/i.test(first.status)) return bookingOf(first.waybill);
      const reason = [...(first?.remarks ?? []), reply.rmk].filter(Boolean).join(' ');
      throw new CourierError('refused', { code: 'not_manifested', reason });
    },
    async labels(bookings) {
      const wbns = bookings.map(({ awb }) => awb).join(',');
      const reply = await call(z.unknown(), {
        path: `${root}/p/packing_slip`,
        query: { wbns, pdf: 'false' },
      });
      const awbs = bookings.map(({ awb }) => awb);
      return settings.workers.renderDelhiveryLabels(readLabels(reply, awbs));
    },
    async requestPickup({ day, bookings }) {
      const body = {
        ...{ pickup_date: day, pickup_time: '15:00:00', pickup_location: pickup.place },
        expected_package_count: bookings.length,
      };
      // One pickup per day and place: a second request is rejected, and the first one applies.
      const { pickup_id } = await call(pickupReply, {
        method: 'POST',
        path: '/fm/request/new/',
        body,
      }).catch(adopt);
      return { id: String(pickup_id ?? day), day };
    },
    async cancel({ awb }) {
      const body = { waybill: awb, cancellation: 'true' };
      const reply = await call(edited, { method: 'POST', path: `${root}/p/edit`, body });
      if (reply.status === false || reply.error)
        throw new CourierError('refused', { code: 'not_cancelled', reason: reply.error ?? '' });
    },
    async track(awbs) {
      const query = { waybill: awbs.join(',') };
      return eventsOfPackages(await call(packages, { path: `${root}/v1/packages/json/`, query }));
    },
    async requestRedelivery({ awb: waybill, day, phone }) {
      const acts = [
        ...(phone ? [{ waybill, act: 'EDIT_DETAILS', action_data: { phone } }] : []),
        day
          ? { waybill, act: 'DEFER_DLV', action_data: { deferred_date: day } }
          : { waybill, act: 'RE-ATTEMPT' },
      ];
      await call(z.unknown(), { method: 'POST', path: `${root}/p/update`, body: { data: acts } });
    },
    readWebhook({ headers, body }) {
      const given = String(headers.authorization ?? '').replace(/^(?:Token|Bearer) /, '');
      return isToken(webhookToken, given) ? readDelhiveryWebhook(body) : null;
    },
  };
}

function bookingOf(awb: string): CourierBooking {
  return { awb, courierRef: null, carrier: 'Delhivery', expectedOn: null };
}

function adopt(error: unknown): z.output<typeof pickupReply> {
  if (error instanceof CourierError && error.kind === 'refused') return {};
  throw error;
}

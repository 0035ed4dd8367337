import { z } from 'zod';
import type { ParcelEvent } from '../courier.ts';
import { courierTime } from '../indian-time.ts';

/** Shiprocket's status ids (`sr-status`); others do not change the state. */
const states: Record<string, ParcelEvent['state']> = {
  6: 'in_transit',
  7: 'delivered',
  8: 'cancelled',
  9: 'returning',
  10: 'returned',
  12: 'lost',
  17: 'out_for_delivery',
  18: 'in_transit',
  21: 'missed',
  38: 'in_transit',
  40: 'returning',
  41: 'returning',
  42: 'picked_up',
  46: 'returning',
};

const scan = z.looseObject({
  date: z.string(),
  activity: z.string().nullish(),
  location: z.string().nullish(),
  'sr-status': z.union([z.string(), z.number()]).nullish(),
});
const webhook = z.looseObject({
  awb: z.union([z.string(), z.number()]).transform(String),
  current_status_id: z.number().nullish(),
  shipment_status_id: z.number().nullish(),
  current_timestamp: z.string().nullish(),
  etd: z.string().nullish(),
  scans: z.array(scan).nullish(),
});
const tracked = z.looseObject({
  tracking_data: z.looseObject({
    etd: z.string().nullish(),
    shipment_track_activities: z.array(scan).nullish(),
  }),
});

/** The events of a webhook whose token was verified; empty if unreadable. */
export function readShiprocketWebhook(body: Uint8Array): ParcelEvent[] {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return [];
  }
  const { data } = webhook.safeParse(json);
  return data ? eventsOf(data.awb, data.scans ?? [], data.etd) : [];
}

/** The events of a tracking response: an object by AWB, or a list of such objects. */
export function eventsOfTracking(reply: unknown): ParcelEvent[] {
  const parts: unknown[] = Array.isArray(reply) ? reply : [reply];
  return parts.flatMap((part) =>
    Object.entries(Object(part) as object).flatMap(([awb, value]) => {
      const { data } = tracked.safeParse(value);
      return data
        ? eventsOf(awb, data.tracking_data.shipment_track_activities ?? [], data.tracking_data.etd)
        : [];
    }),
  );
}

function eventsOf(
  awb: string,
  scans: readonly z.output<typeof scan>[],
  etd: string | null | undefined,
): ParcelEvent[] {
  return scans.flatMap((one) => {
    const at = courierTime(one.date);
    if (!at) return [];
    return {
      ...{ awb, at, place: one.location ?? null, remark: one.activity ?? null },
      state: states[String(one['sr-status'] ?? '')] ?? null,
      expectedOn: dayOf(etd),
    };
  });
}

function dayOf(text: string | null | undefined): string | null {
  const day = text?.slice(0, 10) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null;
}
